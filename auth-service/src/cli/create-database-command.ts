import { existsSync } from 'node:fs';
import { KeyRing } from '../keys/key-ring.ts';
import { ensureKeysFile } from '../keys/keys-file.ts';
import { checkKeysFingerprint, newKeys } from '../production-files.ts';
import { toDatabaseName } from '../storage/database-config.ts';
import { type Command, CommandError } from './command.ts';

export const createDatabaseCommand: Command = {
  name: 'create-database',
  usage: '',
  summary: 'Create the database and the keys of a new service',
  details: [
    'In production only this command creates them, so that a lost file is detected. Existing files are kept; the database',
    'is migrated.',
  ],
  createsDatabase: true,
  async run({ config, storage, clock, print }) {
    const { database, keysFile, tokens } = config;
    const opened = await storage();
    if (!existsSync(keysFile) && (await opened.findKeysFingerprint()) !== undefined)
      throw new CommandError(
        `The database "${toDatabaseName(database)}" has keys, and "${keysFile}" is missing. Put it back, or ${newKeys}`,
      );
    const ring = new KeyRing(ensureKeysFile(keysFile, clock()), tokens);
    await checkKeysFingerprint(config, { storage: opened, ring });
    print(`The database "${toDatabaseName(database)}" and the keys "${keysFile}" are ready`);
  },
};
