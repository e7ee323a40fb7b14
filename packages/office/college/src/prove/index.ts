export { proveRoutes, type RouteProof } from './prove-routes.ts';
export { proveWalls, type WallProof } from './prove-walls.ts';
export { readFeatures } from './read-features.ts';
