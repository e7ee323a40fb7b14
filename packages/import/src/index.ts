export { type DerivedCampus, deriveCampus } from './derive/derive-campus.ts';
export * from './model.ts';
export { readCampus } from './read-campus.ts';
