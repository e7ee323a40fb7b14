export { toRegistered } from '../pages/registry-of.ts';
export { liveRelease, type Release } from './release.ts';
export { goLive, writeRelease } from './write-release.ts';
