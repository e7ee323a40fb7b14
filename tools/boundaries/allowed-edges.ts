/** Which kind of workspace may import which. An edge that is not here does not exist. */
export const allowedEdges: Readonly<Record<string, readonly string[]>> = {
  campus: [],
  college: ['campus', 'contract'],
  contract: ['campus'],
  platform: ['contract', 'campus'],
  'ui-kit': ['platform'],
  federation: ['college'],
  toolkit: [],
  publishing: ['toolkit', 'contract', 'college'],
  shell: ['ui-kit', 'platform', 'contract', 'campus', 'federation'],
  'mfe-*': ['ui-kit', 'platform', 'contract', 'campus', 'federation'],
  'auth-service': ['contract'],
  tools: [
    'publishing',
    'toolkit',
    'shell',
    'federation',
    'ui-kit',
    'platform',
    'contract',
    'college',
    'campus',
  ],
  e2e: ['publishing', 'toolkit', 'contract', 'college'],
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
