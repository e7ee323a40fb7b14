export * from './model.ts';
export { readCampus } from './read-campus.ts';
