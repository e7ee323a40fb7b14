import type { Registry } from './registry.ts';

/** Text over which a registry is signed: everything in it but the signature. */
export function registryText({ signature: _, ...signed }: Registry): string {
  return signedText('registry', signed);
}

/** The kind keeps a signature from fitting another kind of document with the same content. */
export function signedText(kind: 'registry' | 'release', value: object): string {
  return `campusway ${kind}\n${canonicalJson(value)}`;
}

/** JSON with the keys of each object sorted, without spaces: one text for one value. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
