import { createHash } from 'node:crypto';

/** Subresource integrity of a content: `sha384-…`. */
export function toIntegrity(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
