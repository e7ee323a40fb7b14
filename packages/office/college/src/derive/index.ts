export { readCollege } from '../check/index.ts';
export { type DerivedCollege, deriveCollege } from './derive-college.ts';
export type { PlanPicture } from './derive-pictures.ts';
export { type CollegeInDevelopment, collegeInDevelopment } from './in-development.ts';
