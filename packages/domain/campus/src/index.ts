export * from './content/index.ts';
export * from './geometry/index.ts';
export { isolated } from './isolated.ts';
export * from './level.ts';
export * from './model.ts';
export * from './place-kinds.ts';
export * from './walking-graph/index.ts';
