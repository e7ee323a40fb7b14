export { liveRelease, type Release } from './release.ts';
export { goLive, writeRelease } from './write-release.ts';
