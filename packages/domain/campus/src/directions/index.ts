export {
  compareWalks,
  formatMetres,
  formatMinutes,
  roundLength,
  roundMetres,
  roundMinutes,
  type Walked,
} from '../wording/measures.ts';
export { compareRoutes, type RouteComparison, type RouteSummary } from './compare-routes.ts';
export { createWays } from './create-ways.ts';
export { describeRoute, metresOf } from './describe-route.ts';
export { type RoutePlaces, type Step, type StepKind, stepsBeforeArrival, withFloors } from './step.ts';
export { createSurroundings, type Surroundings } from './surroundings.ts';
export { type Point, type Turn, turnAhead } from './turn.ts';
