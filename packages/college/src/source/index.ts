export { validatorOf } from '../shapes/validator-of.ts';
export { readDrawing } from './drawing.ts';
export { toLevels } from './levels.ts';
export { type CollegeSource, readCollege } from './read-college.ts';
