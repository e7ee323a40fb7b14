import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RemoteRoutes } from '@campusway/contract';
import { projectRoot, ToolError } from '@campusway/toolkit';

const lazyComponent = /(?<![\w-])([\w-]+)['"]?:\s*(?:lazy\(\s*)?\(\)\s*=>\s*import\(\s*['"]([^'"\n]+)['"]/g;

/**
 * Source files of the pages, the parts and the early answer, by name, as keys of Vite's manifest. Read from
 * `src/remote.tsx`, the only file that maps names to files.
 * @throws {ToolError} when a route names a page, or the remote a part, that is not written there as `name: lazy(() => import('./file.tsx'))`
 */
export function findLazyComponents(remote: string, { routes, parts }: RemoteRoutes): Map<string, string> {
  const source = readFileSync(join(projectRoot, remote, 'src/remote.tsx'), 'utf8');
  const found = new Map(
    Array.from(source.matchAll(lazyComponent), ([, name = '', file = '']) => [name, posix.join('src', file)]),
  );
  const missing = [...routes.map(({ page }) => page), ...parts].find((name) => !found.has(name));
  if (missing)
    throw new ToolError(
      `Cannot publish ${remote}: src/routes.ts names "${missing}", and src/remote.tsx does not have it as\n` +
        `  ${missing}: lazy(() => import('./…/….tsx'))`,
    );
  return found;
}
