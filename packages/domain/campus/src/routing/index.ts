export {
  type CampusQuery,
  type CampusRoute,
  type CampusRouteResult,
  type CampusRouter,
  createCampusRouter,
  type NoCampusRoute,
} from './campus-router.ts';
export { parsePinId } from './find-pin.ts';
export type {
  Leg,
  LegKind,
  NearestPoint,
  NoRoute,
  NoRouteReason,
  Route,
  RouteQuery,
  RouteResult,
} from './route.ts';
export { createRouter, type NearestQuery, type Router } from './router.ts';
export type { StepFreePart, StepFreePartQuery } from './step-free-part.ts';
export {
  LIFT_SPEED,
  LIFT_WAIT,
  RAMP_SPEED,
  STAIRS_SPEED,
  WALKING_SPEED,
} from './travel-time.ts';
