export { readFeatures } from '../source/drawing.ts';
export { proveRoutes, type RouteProof } from './prove-routes.ts';
export { proveWalls, type WallProof } from './prove-walls.ts';
