import { createHash } from 'node:crypto';

/** RFC 7638 thumbprint, used as `kid`. */
export function toThumbprint({ x, y }: { readonly x: string; readonly y: string }): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');
}
