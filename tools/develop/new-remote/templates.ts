/** The files of a new remote, by path. `name` is `mfe-…`, `path` the address of its one page. */
export function remoteFiles(
  name: string,
  path: string,
  peers: Readonly<Record<string, string>>,
): Record<string, string> {
  const title = toTitle(name);
  return {
    'package.json': `${JSON.stringify(manifest(name, peers), null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2024", "DOM", "DOM.Iterable"], "types": ["vite/client", "node"] },
  "include": ["src", "vite.config.ts"]
}
`,
    'vite.config.ts': `import { defineRemote } from '@campusway/federation';

export default defineRemote(import.meta.dirname);
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${name} alone</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/dev.tsx"></script>
  </body>
</html>
`,
    'README.md': `# ${name}

One page at \`${path}\`. \`npm run dev -w ${name}\` shows it alone, \`npm run dev\` inside the shell.
`,
    'src/routes.ts': `import { defineRoutes } from '@campusway/contract';

export const routes = defineRoutes({
  routes: [
    {
      path: '${path}',
      page: 'start',
      title: '${title}',
      description: 'The start of ${title}.',
      menu: { label: '${title}', order: 35 },
      search: { title: '${title}', where: 'a page of this site', aliases: [] },
    },
  ],
  parts: [],
});
`,
    'src/remote.tsx': `import { defineRemoteModule } from '@campusway/contract';
import { lazy } from 'react';

export default defineRemoteModule({
  pages: { start: lazy(() => import('./start/StartPage.tsx')) },
});
`,
    'src/dev.tsx': `import '@campusway/ui-kit/global.css';
import { RemoteAlone } from '@campusway/platform/alone';
import { createRoot } from 'react-dom/client';
import module from './remote.tsx';
import { routes } from './routes.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<RemoteAlone module={module} {...routes} />);
`,
    'src/start/StartPage.tsx': `import css from './StartPage.module.css';

export default function StartPage() {
  return (
    <div className={\`page \${css.start}\`}>
      <h1>${title}</h1>
      <p>This page comes from ${name}.</p>
    </div>
  );
}
`,
    'src/start/StartPage.module.css': `.start {
  padding-block: var(--space-8);
}
`,
    'src/routes.test.tsx': `import { expect, test } from 'vitest';
import module from './remote.tsx';
import { routes } from './routes.ts';

test('every route names a page that the remote has', () => {
  for (const { page } of routes.routes) expect(module.pages).toHaveProperty(page);
});
`,
  };
}

function manifest(name: string, peerDependencies: Readonly<Record<string, string>>) {
  return {
    name: `@campusway/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    description: `Remote: ${toTitle(name)}`,
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: { '@campusway/contract': '*', '@campusway/ui-kit': '*' },
    peerDependencies,
    devDependencies: { '@campusway/federation': '*' },
  };
}

/** `mfe-bus-times` is "Bus times". */
function toTitle(name: string): string {
  const words = name.slice('mfe-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
