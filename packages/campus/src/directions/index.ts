export { compareRoutes, type RouteComparison } from './compare-routes.ts';
export { describeRoute } from './describe-route.ts';
export { floorName } from './floor-name.ts';
export { formatMetres, formatMinutes } from './measures.ts';
export { nameInText, shortName } from './place-name.ts';
export type { RouteEnds, Step, StepKind } from './step.ts';
export { type RouteSummary, summarizeRoute } from './summarize-route.ts';
export { createSurroundings, type Surroundings } from './surroundings.ts';
export type { Point, Turn } from './turn.ts';
