import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { Type } from 'typebox';
import { maxSkewMs } from '../policies/attempt-policy.ts';
import type { KeysFile, SigningKey } from './keys-file.ts';

export const PublicJwkSchema = Type.Object({
  kty: Type.Literal('EC'),
  crv: Type.Literal('P-256'),
  x: Type.String(),
  y: Type.String(),
  kid: Type.String(),
  alg: Type.Literal('ES256'),
  use: Type.Literal('sig'),
});
export type PublicJwk = Readonly<Type.Static<typeof PublicJwkSchema>>;

interface RingKey {
  readonly kid: string;
  readonly signsFrom: number;
  /** Expiry of the last token that it signs. */
  readonly verifiesUntil: number;
  readonly privatePem: string;
  readonly publicPem: string;
  readonly jwk: PublicJwk;
}

/** One derived secret per purpose. None reveals another one or the master secret. */
export type SecretName = 'refresh-chain' | 'refresh-seal' | 'attempt-name' | 'device-seal' | 'fingerprint';

/** Keys of one version of the keys file. The current time selects those that sign and verify. */
export class KeyRing {
  readonly #keys: readonly RingKey[];
  readonly #master: Buffer;
  readonly #secrets = new Map<SecretName, Buffer>();

  constructor(file: KeysFile, { accessSeconds }: { readonly accessSeconds: number }) {
    this.#master = Buffer.from(file.master, 'base64url');
    const ordered = [...file.signing].sort((a, b) => a.signsFrom - b.signsFrom);
    this.#keys = ordered.map((key, index) => {
      const next = ordered[index + 1];
      const verifiesUntil = next ? next.signsFrom + accessSeconds * 1000 + maxSkewMs : Infinity;
      return toRingKey(key, verifiesUntil);
    });
  }

  /** The newest key whose `signsFrom` has passed. */
  signer(now: number): { readonly kid: string; readonly privatePem: string } {
    const signer = this.#keys.findLast(({ signsFrom }) => signsFrom <= now) ?? this.#keys[0];
    if (!signer) throw new RangeError('Cannot sign a token: there is no key');
    return signer;
  }

  findPublicPem(kid: unknown, now: number): string | undefined {
    return this.#keys.find((key) => key.kid === kid && key.verifiesUntil > now)?.publicPem;
  }

  /** RFC 7517. Public keys that sign, will sign, or have signed tokens that may still be valid. */
  toJwks(now: number): { readonly keys: readonly PublicJwk[] } {
    return { keys: this.#keys.filter(({ verifiesUntil }) => verifiesUntil > now).map(({ jwk }) => jwk) };
  }

  /** Identifies the keys that belong to a database. Unchanged by rotation. */
  get fingerprint(): string {
    return this.secret('fingerprint').toString('base64url');
  }

  secret(name: SecretName): Buffer {
    let secret = this.#secrets.get(name);
    if (!secret) {
      secret = Buffer.from(hkdfSync('sha256', this.#master, '', `campusway ${name}`, 32));
      this.#secrets.set(name, secret);
    }
    return secret;
  }
}

function toRingKey({ kid, signsFrom, key }: SigningKey, verifiesUntil: number): RingKey {
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const { kty, crv, x, y } = key;
  return {
    kid,
    signsFrom,
    verifiesUntil,
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    jwk: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' },
  };
}
