import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractVersion } from '@campusway/contract';
import { type ModuleRecord, toIntegrity } from '@campusway/pages';

export const drillName = 'mfe-drill';

/** Contents by path below a build's folder. */
export type BuildFiles = Readonly<Record<string, string | Buffer>>;

/** Places in the module's code that a drill puts its own statements at. */
export interface Statements {
  /** While the module is evaluated. */
  readonly load?: string;
  /** While its page renders. */
  readonly render?: string;
  /** After the page has rendered. */
  readonly mount?: string;
  /** When the page is left. */
  readonly leave?: string;
  readonly click?: string;
  /** Rules of its style sheet. */
  readonly style?: string;
}

/** A remote of one page, as any tool could have built it. `React` is the shell's own. */
export function drillFiles(statements: Statements) {
  const { load = '', render = '', mount = '', leave = '', click = '' } = statements;
  const { style = '.mfe-drill_start { color: inherit; }' } = statements;
  return {
    'remoteEntry.js': `let react;
export async function init({ react: versions }) {
  const [share] = Object.values(versions);
  react = (share.lib ?? (await share.get()))();
}
export async function get() {
  const { describe } = await import('./assets/remote.js');
  return () => describe(react);
}
`,
    'assets/remote.js': `${load}
export function describe(React) {
  function Start() {
    ${render}
    React.useEffect(() => {
      ${mount}
      return () => {
        ${leave}
      };
    }, []);
    function more() {
      ${click}
    }
    return React.createElement(
      'div',
      { className: 'page mfe-drill_start' },
      React.createElement('h1', null, 'Drill'),
      React.createElement('button', { onClick: more }, 'More'),
    );
  }
  return { default: { contract: ${contractVersion}, pages: { start: Start } } };
}
`,
    'assets/start.css': `@layer remote { ${style} }\n`,
  } satisfies BuildFiles;
}

/** Writes a build into `dist` and describes it. `title` tells the builds of the drills apart. */
export function writeDrill(
  dist: string,
  files: BuildFiles,
  { title, ...facts }: Partial<ModuleRecord> & { readonly title: string },
): ModuleRecord {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  const version = createHash('sha256').update(title).digest('hex').slice(0, 12);
  const url = `/modules/${drillName}/${version}`;
  const digests = Object.entries(files).map(([file, content]) => [file, toIntegrity(content)]);
  const styles = digests
    .filter(([file]) => file?.endsWith('.css'))
    .map(([file, integrity = '']) => ({ href: `${url}/${file}`, integrity }));
  return {
    name: drillName,
    version,
    contract: contractVersion,
    shared: { react: '^19.0.0' },
    routes: [{ path: '/drill', page: 'start', title: 'Drill', description: 'A module of a drill.' }],
    parts: [],
    origins: [],
    kilobytes: 1,
    files: Object.fromEntries(digests),
    assets: { start: { scripts: [`${url}/remoteEntry.js`, `${url}/assets/remote.js`], styles } },
    publishedAt: new Date().toISOString(),
    ...facts,
  };
}
