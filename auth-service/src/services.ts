import type { Config } from './config.ts';
import type { EventJournal } from './events.ts';
import type { AccessTokens } from './keys/access-tokens.ts';
import type { KeyStore } from './keys/key-store.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { Storage } from './storage/storage.ts';

/** Dependencies of the features, created once in app.ts. */
export interface Services {
  readonly config: Config;
  readonly storage: Storage;
  readonly keys: KeyStore;
  readonly accessTokens: AccessTokens;
  readonly hasher: PasswordHasher;
  readonly journal: EventJournal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
