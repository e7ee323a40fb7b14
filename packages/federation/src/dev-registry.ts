import type { Plugin } from 'vite';

/** In development the registry is what `npm run dev` says: the entries of the dev servers beside this one. */
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
