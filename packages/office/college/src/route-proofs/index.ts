export { proveRoutes, type RouteProof } from './prove-routes.ts';
export { proveWalls, readFeatures, type WallProof } from './prove-walls.ts';
