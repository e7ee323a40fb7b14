import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleRecord } from '@campusway/publishing/build-record';
import { projectRoot } from '@campusway/toolkit';
import { type BuildFiles, drillFiles, type Statements } from './drill-module.ts';

/** One kind of broken or hostile module. */
export interface Drill {
  readonly kind: string;
  /** Expected message of the refusal; `live` when the module goes live without harm to other pages. */
  readonly outcome: RegExp | 'live';
  readonly code?: Statements;
  /** Files that replace or extend the module's own. */
  readonly files?: BuildFiles;
  readonly facts?: Partial<ModuleRecord>;
  /** TypeScript source, for the type check. */
  readonly source?: string;
  /** Deploys with `--force`. */
  readonly force?: true;
}

const route = { path: '/drill', page: 'start', title: 'Drill', description: 'A module of a drill.' };
const inLayer = (css: string) => `@layer remote { ${css} }\n`;

export const drills: readonly Drill[] = [
  { kind: 'nothing wrong', outcome: 'live' },
  {
    kind: 'a syntax error',
    outcome: /does not load|Unexpected|an error stopped it/,
    code: { load: 'const = 1;' },
  },
  { kind: 'built for another contract', outcome: /built for contract 99/, facts: { contract: 99 } },
  {
    kind: 'throws while it is evaluated',
    outcome: /thrown at the start/,
    code: { load: "throw new Error('thrown at the start');" },
  },
  {
    kind: 'throws on render',
    outcome: /thrown on render/,
    code: { render: "throw new Error('thrown on render');" },
  },
  {
    kind: 'exposes something of another shape',
    outcome: /describes no pages/,
    files: { 'assets/remote.js': 'export const describe = () => ({ default: 17 });\n' },
  },
  { kind: 'an endless loop at load', outcome: /does not respond/, code: { load: 'for (;;) {}' } },
  { kind: 'an endless loop on render', outcome: /does not respond/, code: { render: 'for (;;) {}' } },
  {
    kind: 'an endless loop at load, with --force',
    outcome: 'live',
    code: { load: 'for (;;) {}' },
    force: true,
  },
  {
    kind: 'a second React',
    outcome: /useEffect/,
    files: { 'assets/remote.js': withSecondReact(drillFiles({})['assets/remote.js']) },
  },
  {
    kind: 'a route of another module',
    outcome: /\/departments/,
    facts: { routes: [{ ...route, path: '/departments' }] },
  },
  {
    kind: '3 MB of JavaScript',
    outcome: /its JavaScript is/,
    files: { 'assets/more.js': `export default '${noise(3_000_000)}';\n` },
  },
  {
    kind: 'a request to a foreign host',
    outcome: /Content Security Policy/,
    code: { mount: "fetch('https://tracker.example.com/').catch(() => undefined);" },
  },
  {
    kind: 'a title with markup',
    outcome: 'live',
    facts: { routes: [{ ...route, title: '</title><script>document.body.remove()</script>' }] },
  },
  {
    kind: 'a listener left behind that swallows clicks',
    outcome: /leaves behind a listener for "click"/,
    code: { mount: "addEventListener('click', (event) => event.stopPropagation(), true);" },
  },
  {
    kind: 'history.pushState replaced',
    outcome: /changes history\.pushState/,
    code: {
      mount: 'const own = history.pushState; history.pushState = (...all) => own.apply(history, all);',
    },
  },
  {
    kind: 'storage cleared',
    outcome: /stored items are gone/,
    code: { mount: 'localStorage.clear();' },
  },
  {
    kind: 'a timer that removes the header after leaving',
    outcome: /after it the header is gone/,
    code: { leave: "setTimeout(() => document.querySelector('header').remove(), 500);" },
  },
  {
    kind: 'the header hidden by CSS',
    outcome: /assets\/start\.css/,
    files: { 'assets/start.css': inLayer('header { display: none !important; }') },
  },
  {
    kind: 'CSS above the layer of its module',
    outcome: /assets\/start\.css/,
    files: { 'assets/start.css': '.mfe-drill_start { color: inherit; }\n' },
  },
  {
    kind: 'an overlay over the whole page',
    outcome: /the header is hidden or covered/,
    files: {
      'assets/start.css': inLayer('.mfe-drill_start { position: fixed; inset: 0; z-index: 9999; }'),
    },
  },
  {
    kind: 'window.fetch replaced',
    outcome: /changes fetch/,
    code: { load: 'const own = window.fetch; window.fetch = (...all) => own(...all);' },
  },
  {
    kind: 'an error after three seconds',
    outcome: /thrown late/,
    code: { mount: "setTimeout(() => { throw new Error('thrown late'); }, 3000);" },
  },
  {
    kind: 'an error on phones only',
    outcome: /thrown on a phone\) \(at 390 px/,
    code: { render: "if (innerWidth < 500) throw new Error('thrown on a phone');" },
  },
  {
    kind: 'an error after a click',
    outcome: /thrown on a click/,
    code: { click: "throw new Error('thrown on a click');" },
    facts: { clicks: { start: [{ click: { role: 'button', name: 'More' } }] } },
  },
  {
    kind: 'a picture of 20 MB',
    outcome: /its pictures are/,
    files: { 'assets/large.png': Buffer.alloc(20_000_000) },
  },
  {
    kind: '2 MB of CSS',
    outcome: /its CSS is/,
    files: { 'assets/start.css': inLayer(`.mfe-drill_start { --noise: '${noise(2_000_000)}'; }`) },
  },
  {
    kind: 'a type error',
    outcome: /page\.ts\(\d+,\d+\): error TS2322/,
    source: "export const seconds: number = '3';\n",
  },
];

/** Text that does not compress. */
function noise(bytes: number): string {
  let state = 1;
  let text = '';
  while (text.length < bytes) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return text.slice(0, bytes);
}

/** Bundles a second copy of React instead of using the shell's. */
function withSecondReact(script: string): string {
  const source = readFileSync(join(projectRoot, 'node_modules/react/cjs/react.production.js'), 'utf8');
  const react = `const exports = {};\nconst process = { emit() {} };\n${source}\nconst React = exports;\n`;
  return react + script.replace('describe(React)', 'describe()');
}
