export { validatorOf } from '../shapes/validator-of.ts';
export type { CollegeSource } from './college-source.ts';
export { readDrawing } from './drawing.ts';
export { toLevels } from './levels.ts';
