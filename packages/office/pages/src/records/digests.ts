import { createHash } from 'node:crypto';
import { canonicalJson } from '@campusway/contract';

/** Whether a browser runs a file of the site's own server as a script: others have another media type. */
export function isScript(file: string): boolean {
  return /\.[cm]?js$/.test(file);
}

/**
 * Short hash over all facts of a build, including the digests of its files, in any order. Equal builds have the same id on
 * every machine.
 */
export function toBuildId(facts: object): string {
  return shortHash(canonicalJson(facts));
}

/** 12 hexadecimal digits of a SHA-256. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Subresource integrity of a content: `sha384-…`, or by the algorithm of the digest `like`. */
export function toIntegrity(content: string | Uint8Array, like = 'sha384-'): string {
  const algorithm = like.startsWith('sha256-') ? 'sha256' : 'sha384';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Subresource integrity of a file of a build: `sha256-…`, as every page contains those of all scripts. */
export function toFileIntegrity(content: string | Buffer): string {
  return toIntegrity(content, 'sha256-');
}
