export { liveRelease, type Release } from './release.ts';
export { pageQuality, publishRelease } from './write-release.ts';
