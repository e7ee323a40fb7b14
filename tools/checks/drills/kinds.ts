import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleRecord } from '@campusway/pages';
import { projectRoot } from '@campusway/toolkit';
import { type BuildFiles, drillFiles, type Statements } from './drill-module.ts';

interface Edit extends Statements {
  /** Files that replace or extend the module's own. */
  readonly files?: BuildFiles;
  readonly facts?: Partial<ModuleRecord>;
  /** TypeScript source, for the type check. */
  readonly source?: string;
  /** Deploys with `--force`. */
  readonly force?: true;
  /** Deploys with `--canary`. */
  readonly canary?: number;
}

/** One kind of broken or hostile module. */
export interface Drill extends Edit {
  readonly kind: string;
  /** Expected message of the refusal; `live` when the module goes live without harm to other pages. */
  readonly outcome: RegExp | 'live';
}

const route = { path: '/drill', page: 'start', title: 'Drill', description: 'A module of a drill.' };

/** Expected outcome of each kind, and the edit that makes it of a correct module. */
const kinds: Readonly<Record<string, readonly [outcome: Drill['outcome'], edit?: Edit]>> = {
  'nothing wrong': ['live'],
  'a syntax error': [/does not load|Unexpected|an error stopped it/, { load: 'const = 1;' }],
  'built for another contract': [/built for contract 99/, { facts: { contract: 99 } }],
  'throws while it is evaluated': [
    /thrown at the start/,
    { load: "throw new Error('thrown at the start');" },
  ],
  'throws on render': [/thrown on render/, { render: "throw new Error('thrown on render');" }],
  'throws on render, as a canary': [
    /thrown on render/,
    { render: "throw new Error('thrown on render');", canary: 1 },
  ],
  'exposes something of another shape': [
    /describes no pages/,
    { files: { 'assets/remote.js': 'export const describe = () => ({ default: 17 });\n' } },
  ],
  'an endless loop at load': [/does not respond/, { load: 'for (;;) {}' }],
  'an endless loop on render': [/does not respond/, { render: 'for (;;) {}' }],
  'an endless loop at load, with --force': ['live', { load: 'for (;;) {}', force: true }],
  'a second React': [
    /useEffect/,
    { files: { 'assets/remote.js': withSecondReact(drillFiles({})['assets/remote.js']) } },
  ],
  'a route of another module': [/\/departments/, { facts: { routes: [{ ...route, path: '/departments' }] } }],
  '3 MB of JavaScript': [
    /its JavaScript is/,
    { files: { 'assets/more.js': `export default '${noise(3_000_000)}';\n` } },
  ],
  'a request to a foreign host': [
    /Content Security Policy/,
    { mount: "fetch('https://tracker.example.com/').catch(() => undefined);" },
  ],
  'a title with markup': [
    'live',
    { facts: { routes: [{ ...route, title: '</title><script>document.body.remove()</script>' }] } },
  ],
  'a listener left behind that swallows clicks': [
    /leaves behind a listener for "click"/,
    { mount: "addEventListener('click', (event) => event.stopPropagation(), true);" },
  ],
  'history.pushState replaced': [
    /changes history\.pushState/,
    { mount: 'const own = history.pushState; history.pushState = (...all) => own.apply(history, all);' },
  ],
  'storage cleared': [/stored items are gone/, { mount: 'localStorage.clear();' }],
  'a timer that removes the header after leaving': [
    /after it the header is gone/,
    { leave: "setTimeout(() => document.querySelector('header').remove(), 500);" },
  ],
  'the header hidden by CSS': [/assets\/start\.css/, { style: 'header { display: none !important; }' }],
  'CSS above the layer of its module': [
    /assets\/start\.css/,
    { files: { 'assets/start.css': '.mfe-drill_start { color: inherit; }\n' } },
  ],
  'an overlay over the whole page': [
    /the header is hidden or covered/,
    { style: '.mfe-drill_start { position: fixed; inset: 0; z-index: 9999; }' },
  ],
  'window.fetch replaced': [
    /changes fetch/,
    { load: 'const own = window.fetch; window.fetch = (...all) => own(...all);' },
  ],
  'an error after three seconds': [
    /thrown late/,
    { mount: "setTimeout(() => { throw new Error('thrown late'); }, 3000);" },
  ],
  'an error on phones only': [
    /thrown on a phone\) \(at 390 px/,
    { render: "if (innerWidth < 500) throw new Error('thrown on a phone');" },
  ],
  'an error after a click': [
    /thrown on a click/,
    {
      click: "throw new Error('thrown on a click');",
      facts: { clicks: { start: [{ click: { role: 'button', name: 'More' } }] } },
    },
  ],
  'a picture of 20 MB': [/its pictures are/, { files: { 'assets/large.png': Buffer.alloc(20_000_000) } }],
  '2 MB of CSS': [/its CSS is/, { style: `.mfe-drill_start { --noise: '${noise(2_000_000)}'; }` }],
  'a type error': [/page\.ts\(\d+,\d+\): error TS2322/, { source: "export const seconds: number = '3';\n" }],
};

export const drills: readonly Drill[] = Object.entries(kinds).map(([kind, [outcome, edit]]) => ({
  kind,
  outcome,
  ...edit,
}));

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
