export { liveRelease, type Release } from './release.ts';
export { publishRelease } from './write-release.ts';
