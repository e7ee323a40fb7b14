export { floorName, ordinal } from './floor-name.ts';
