export { readCollege } from '../source/read-college.ts';
export { type DerivedCollege, deriveCollege } from './derive-college.ts';
export { type CollegeInDevelopment, collegeInDevelopment } from './in-development.ts';
