/** Which kind of workspace may import which. An edge that is not here does not exist. */
export const allowedEdges: Readonly<Record<string, readonly string[]>> = {
  campus: [],
  'campus-data': ['campus'],
  contract: ['campus'],
  platform: ['contract'],
  'ui-kit': ['platform'],
  federation: [],
  toolkit: [],
  publishing: ['toolkit', 'contract', 'campus-data'],
  shell: ['ui-kit', 'platform', 'contract', 'campus-data', 'campus', 'federation'],
  'mfe-*': ['ui-kit', 'platform', 'contract', 'campus-data', 'campus', 'federation'],
  'auth-service': ['contract'],
  tools: [
    'publishing',
    'toolkit',
    'shell',
    'federation',
    'ui-kit',
    'platform',
    'contract',
    'campus-data',
    'campus',
  ],
  e2e: ['publishing', 'toolkit', 'contract', 'campus-data'],
};

/** Packages that only one folder may import: the adapter to that outside thing. */
export const adapters: Readonly<Record<string, string>> = {
  leaflet: 'mfe-maps/src/leaflet/',
  'react-leaflet': 'mfe-maps/src/leaflet/',
  'react-router-dom': 'packages/platform/src/',
  '@module-federation/runtime': 'shell/src/remotes/',
  '@module-federation/vite': 'packages/federation/src/',
};

/** `mfe-maps` and `mfe-search` are of one kind: a rule never names a remote. */
export function toKind(workspace: string): string {
  return workspace.startsWith('mfe-') ? 'mfe-*' : workspace;
}
