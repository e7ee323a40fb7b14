import type { Registry } from './registry.ts';

/** Signed text of a registry: everything except the signature. */
export function registryText({ signature: _, ...signed }: Registry): string {
  return signedText('registry', signed);
}

/** Signed text of a document. The kind prevents using a signature for another kind of document. */
export function signedText(kind: 'registry' | 'release', value: object): string {
  return `campusway ${kind}\n${canonicalJson(value)}`;
}

/** JSON with sorted keys and without spaces. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
