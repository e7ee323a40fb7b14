import { KeyRing } from '../keys/key-ring.ts';
import { createKeysFile, readKeysFile, replaceKeysFile, rotateKeys } from '../keys/keys-file.ts';
import type { Command } from './command.ts';

export const rotateKeysCommand: Command = {
  name: 'rotate-keys',
  usage: '[--compromised]',
  summary: 'Create a new key for signing access tokens',
  details: [
    'The new key is published immediately and signs after five minutes, when every service that caches the JWKS has it.',
    'Tokens of the old key stay valid until they expire. Running services load the new key automatically.',
    'With --compromised all keys are replaced: every token and every session ends now.',
  ],
  options: { compromised: { type: 'boolean' } },
  async run({ config, storage, clock, print, record }, { values }) {
    const { keysFile, tokens } = config;
    const now = clock();
    if (values.compromised) {
      const opened = await storage();
      const fresh = createKeysFile(now);
      replaceKeysFile(keysFile, fresh);
      const { fingerprint } = new KeyRing(fresh, tokens);
      await opened.replaceKeysFingerprint({ fingerprint });
      record('keys.replaced');
      print(
        'All keys are new: every session has ended. Other services refuse the old tokens within five minutes',
      );
      return;
    }
    const rotated = rotateKeys(readKeysFile(keysFile), {
      now,
      publishSeconds: tokens.jwksSeconds,
      accessSeconds: tokens.accessSeconds,
    });
    replaceKeysFile(keysFile, rotated);
    record('keys.rotated');
    const next = rotated.signing.at(-1);
    print(`Key ${next?.kid} signs from ${new Date(next?.signsFrom ?? now).toISOString()}`);
  },
};
