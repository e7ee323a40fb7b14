export { proveRoutes, type RouteProof } from './prove-routes.ts';
