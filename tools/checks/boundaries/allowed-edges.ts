/** Allowed imports between kinds of workspaces. All others are rejected. */
export const allowedEdges: Readonly<Record<string, readonly string[]>> = {
  campus: [],
  college: ['campus', 'contract'],
  contract: ['campus'],
  platform: ['contract', 'campus'],
  'ui-kit': ['platform'],
  pages: ['college', 'contract'],
  federation: ['college'],
  toolkit: [],
  import: ['college', 'campus'],
  artefact: ['toolkit', 'contract', 'pages'],
  publishing: ['artefact', 'toolkit', 'contract', 'college', 'pages'],
  shell: ['ui-kit', 'platform', 'contract', 'federation'],
  'mfe-*': ['ui-kit', 'platform', 'contract', 'campus', 'federation'],
  service: [],
  'auth-service': ['contract', 'service'],
  tools: [
    'import',
    'artefact',
    'publishing',
    'pages',
    'toolkit',
    'shell',
    'ui-kit',
    'platform',
    'contract',
    'college',
    'campus',
  ],
  e2e: ['artefact', 'publishing', 'pages', 'import', 'toolkit', 'contract', 'college'],
};

/** Packages that only one folder, their adapter, may import. */
export const adapters: Readonly<Record<string, string>> = {
  leaflet: 'mfe-maps/src/map/leaflet/',
  'react-leaflet': 'mfe-maps/src/map/leaflet/',
  'react-router-dom': 'packages/web/platform/src/',
  '@module-federation/runtime': 'shell/src/remotes/',
  '@module-federation/vite': 'packages/operate/federation/src/',
};

/** Packages that the product is built on; Vitest is imported by its tests, the others by its sources. */
export const agreedPackages: readonly string[] = [
  'react',
  'react-dom',
  'react-router-dom',
  '@module-federation/vite',
  'vite',
  'leaflet',
  'react-leaflet',
  'fastify',
  '@fastify/cors',
  '@fastify/jwt',
  'vitest',
];

/** `mfe-maps` and `mfe-search` are of one kind, since rules do not name single remotes. */
export function toKind(workspace: string): string {
  return workspace.startsWith('mfe-') ? 'mfe-*' : workspace;
}
