export { buildCollege, type CollegeBuild } from './build-college.ts';
export { openCollege } from './open-college.ts';
