import { createHash } from 'node:crypto';

/** Namespace of the ids that we derive, as RFC 9562 asks for. */
const namespace = Buffer.from('7d1f0a54c2b84b6e9f0e3a6d58c1b792', 'hex');

/** The same UUID (version 5) for the same name on every machine. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
