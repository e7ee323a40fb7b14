/** Allowed imports between kinds of workspaces. All others are rejected. */
export const allowedEdges: Readonly<Record<string, readonly string[]>> = {
  campus: [],
  college: ['campus', 'contract'],
  contract: ['campus'],
  platform: ['contract', 'campus'],
  'ui-kit': ['platform'],
  federation: ['college'],
  toolkit: [],
  import: ['college', 'campus'],
  publishing: ['toolkit', 'contract', 'college'],
  shell: ['ui-kit', 'platform', 'contract', 'federation'],
  'mfe-*': ['ui-kit', 'platform', 'contract', 'campus', 'federation'],
  service: [],
  'auth-service': ['contract', 'service'],
  tools: ['import', 'publishing', 'toolkit', 'shell', 'ui-kit', 'platform', 'contract', 'college', 'campus'],
  e2e: ['publishing', 'import', 'toolkit', 'contract', 'college'],
};

/** Folders and files of a `src`, lowest layer first: each may import only those before it. */
export const folderOrders: Readonly<Record<string, readonly string[]>> = {
  'auth-service/src': [
    'policies',
    'storage',
    'errors.ts',
    'events.ts',
    'config.ts',
    'http-schemas.ts',
    'keys',
    'passwords',
    'services.ts',
    'http',
    'sessions',
    'accounts',
    'production-files.ts',
    'upkeep-timer.ts',
    'cli',
    'app.ts',
    'server.ts',
  ],
  'mfe-maps/src': [
    'address',
    'after-layout',
    'endpoints',
    'sharing',
    'painter',
    'labels',
    'leaflet',
    'sheet',
    'routing',
    'still',
    'print',
    'route-controls',
    'place-search',
    'plan-layers',
    'place-card',
    'pins',
    'chips',
    'parts',
    'screen-page',
    'debug',
    'guidance',
    'directions-page',
  ],
  'packages/domain/campus/src': [
    'isolated.ts',
    'level.ts',
    'ordinal.ts',
    'place-kinds.ts',
    'model.ts',
    'geometry',
    'lookup',
    'wording',
    'walking-graph',
    'scene',
    'content',
    'routing',
    'directions',
    'search',
    'index.ts',
  ],
  'packages/office/college/src': [
    'svg.ts',
    'shapes',
    'source',
    'check',
    'pictures',
    'derive',
    'sheets',
    'prove',
  ],
  'packages/operate/publishing/src': [
    'record',
    'signing',
    'site',
    'build',
    'college',
    'release',
    'change',
    'serve',
    'gate',
    'deploy',
  ],
};

/** Tolerated imports in a cycle between folders. Remove an edge when it is no longer in a cycle. */
export const toleratedEdges: readonly string[] = [
  'mfe-search/src: answer -> lookup',
  'mfe-search/src: saved -> lookup',
  'mfe-search/src: suggest -> answer',
  'mfe-search/src: suggest -> lookup',
  'shell/src: overrides -> registry',
  'shell/src: routes -> layout',
];

/** Packages that only one folder, their adapter, may import. */
export const adapters: Readonly<Record<string, string>> = {
  leaflet: 'mfe-maps/src/leaflet/',
  'react-leaflet': 'mfe-maps/src/leaflet/',
  'react-router-dom': 'packages/web/platform/src/',
  '@module-federation/runtime': 'shell/src/remotes/',
  '@module-federation/vite': 'packages/operate/federation/src/',
};

/** `mfe-maps` and `mfe-search` are of one kind, since rules do not name single remotes. */
export function toKind(workspace: string): string {
  return workspace.startsWith('mfe-') ? 'mfe-*' : workspace;
}
