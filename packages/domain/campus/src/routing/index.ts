export * from './campus-router.ts';
export { parsePinId } from './find-pin.ts';
export { isStepFree } from './profiles.ts';
export type * from './route.ts';
export { createRouter, type Router } from './router.ts';
export type { StepFreePart, StepFreePartQuery } from './step-free-part.ts';
export { LIFT_SPEED, LIFT_WAIT, RAMP_SPEED, STAIRS_SPEED, WALKING_SPEED } from './travel-time.ts';
