export * from './content/index.ts';
export * from './geometry/index.ts';
export * from './level.ts';
export * from './model.ts';
export * from './place-kinds.ts';
export { isolated } from './text.ts';
export * from './walking-graph/index.ts';
