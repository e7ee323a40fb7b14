export { validatorOf } from '../shapes/index.ts';
export type { CollegeSource } from './college-source.ts';
export { readDrawing, toLevels } from './read-drawing.ts';
