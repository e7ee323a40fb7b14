import type { Plugin } from 'vite';

/** Serves the registry in development: the entries of the other dev servers, set by `npm run dev`. */
export function devRegistry(): Plugin {
  return {
    name: 'campusway:dev-registry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/modules.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-cache');
        response.end(process.env.CAMPUSWAY_DEV_REGISTRY ?? '{"modules":[]}');
      });
    },
  };
}
