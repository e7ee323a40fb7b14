import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import type { KeysFile, SigningKey } from './keys-file.ts';

export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

interface RingKey {
  readonly kid: string;
  readonly signsFrom: number;
  /** When the last token that it signed has expired. */
  readonly verifiesUntil: number;
  readonly privatePem: string;
  readonly publicPem: string;
  readonly jwk: PublicJwk;
}

/** One purpose, one secret: none of them says anything about another, or about the master they come from. */
export type SecretName = 'refresh-chain' | 'refresh-seal' | 'attempt-name' | 'device-seal' | 'fingerprint';

/** The keys of one moment of the keys file. Time decides which of them signs and which still verify. */
export class KeyRing {
  readonly #keys: readonly RingKey[];
  readonly #master: Buffer;
  readonly #secrets = new Map<SecretName, Buffer>();

  constructor(file: KeysFile, { accessSeconds }: { readonly accessSeconds: number }) {
    this.#master = Buffer.from(file.master, 'base64url');
    const ordered = [...file.signing].sort((a, b) => a.signsFrom - b.signsFrom);
    this.#keys = ordered.map((key, index) => {
      const next = ordered[index + 1];
      const verifiesUntil = next ? next.signsFrom + (accessSeconds + clockSkewSeconds) * 1000 : Infinity;
      return toRingKey(key, verifiesUntil);
    });
  }

  /** The youngest key whose time has come. */
  signer(now: number): { readonly kid: string; readonly privatePem: string } {
    const signer = this.#keys.findLast(({ signsFrom }) => signsFrom <= now) ?? this.#keys[0];
    if (!signer) throw new RangeError('Cannot sign a token: there is no key');
    return signer;
  }

  findPublicPem(kid: unknown, now: number): string | undefined {
    return this.#keys.find((key) => key.kid === kid && key.verifiesUntil > now)?.publicPem;
  }

  /** RFC 7517, public halves only: of the keys that sign, will sign, or signed what may still be valid. */
  toJwks(now: number): { readonly keys: readonly PublicJwk[] } {
    return { keys: this.#keys.filter(({ verifiesUntil }) => verifiesUntil > now).map(({ jwk }) => jwk) };
  }

  /** By which a database knows the keys that it belongs to. A rotation does not change it. */
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

/** How far the clocks of two instances may be apart. */
const clockSkewSeconds = 60;

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
