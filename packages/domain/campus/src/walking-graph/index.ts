export * from './derive-walking-graph.ts';
export * from './nearest-way.ts';
export * from './packed-graph.ts';
export * from './unit-finder.ts';
