/** Flags of every command that changes a site without building. */
export const changeFlags = {
  site: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  wait: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
