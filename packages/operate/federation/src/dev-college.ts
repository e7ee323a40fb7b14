import { extname, join, sep } from 'node:path';
import type { CollegeInDevelopment } from '@campusway/college/derive';
import type { Plugin } from 'vite';

const base = '/college';

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/**
 * Serves the college in development from CAMPUSWAY_COLLEGE or the project's `college` folder. It is derived on the first
 * request and after a change of its files, which reloads the page. `/college/registry.json` describes it.
 */
export function devCollege(root: string): Plugin {
  const folder = process.env.CAMPUSWAY_COLLEGE || join(root, '../college');
  let derived: CollegeInDevelopment | undefined;
  return {
    name: 'campusway:dev-college',
    apply: 'serve',
    async configureServer(server) {
      const { collegeInDevelopment } = await import('@campusway/college/derive');
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder + sep)) return;
        derived = undefined;
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl?.split('?', 1)[0] ?? '';
        if (!url.startsWith(`${base}/`)) return next();
        derived ??= collegeInDevelopment(folder, base);
        const { registered, subjects, contents } = derived;
        const content =
          url === `${base}/registry.json` ? JSON.stringify({ registered, subjects }) : contents.get(url);
        if (content === undefined) return next();
        response.setHeader('content-type', types[extname(url)] ?? 'application/octet-stream');
        response.setHeader('cache-control', 'no-cache');
        response.end(content);
      });
    },
  };
}
