import { statSync } from 'node:fs';
import { SettingsError } from '@campusway/service/settings';
import type { Config } from './config.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { toDatabaseName } from './storage/database-config.ts';
import type { Storage } from './storage/storage.ts';

const admin = 'npm run admin -w auth-service --';
const newDatabase = `create a new one with "${admin} create-database" and restore a backup`;
export const newKeys = `create new ones, which signs everyone out: "${admin} rotate-keys --compromised"`;

/**
 * Checks in production that database and keys file exist and that no other user can read them. Otherwise a lost file would
 * start an empty service.
 *
 * @throws {SettingsError} naming each file and what to do
 */
export function checkProductionFiles({ production, database, keysFile }: Config): void {
  if (!production) return;
  const findings = [
    ...(database.kind === 'sqlite' ? findDatabaseFindings(database.path) : []),
    ...(statSync(keysFile, { throwIfNoEntry: false })
      ? findModeFindings(keysFile)
      : [
          `There are no keys "${keysFile}". Put the file back, or ${newKeys}. On the first start: "${admin} create-database"`,
        ]),
  ];
  if (findings.length > 0) throw new SettingsError('auth service', findings);
}

/** @throws {SettingsError} for the keys of another database */
export async function checkKeysFingerprint(config: Config, keys: OpenedKeys): Promise<void> {
  const findings = await findForeignKeys(config, keys);
  if (findings.length > 0) throw new SettingsError('auth service', findings);
}

/** Repeats the startup checks for a keys file that changed while the service runs. */
export async function findKeysRefusals(config: Config, keys: OpenedKeys): Promise<readonly string[]> {
  const modes = config.production ? findModeFindings(config.keysFile) : [];
  return [...modes, ...(await findForeignKeys(config, keys))];
}

interface OpenedKeys {
  readonly storage: Storage;
  readonly ring: KeyRing;
}

/**
 * Finds keys that do not belong to the database: with them every session and known device would be refused. Development
 * adopts the keys that it finds.
 */
async function findForeignKeys(
  { production, database, keysFile }: Config,
  { storage, ring: { fingerprint } }: OpenedKeys,
): Promise<readonly string[]> {
  const own = (await storage.findKeysFingerprint()) ?? (await storage.claimKeys({ fingerprint }));
  if (own === fingerprint) return [];
  if (production)
    return [
      `The database "${toDatabaseName(database)}" belongs to other keys than those in "${keysFile}". ` +
        `Put its own keys there, name them with AUTH_KEYS_FILE, or ${newKeys}`,
    ];
  await storage.replaceKeysFingerprint({ fingerprint });
  return [];
}

function findDatabaseFindings(path: string): readonly string[] {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file)
    return [
      `There is no database "${path}". Put the file back, or ${newDatabase}. On the first start: "${admin} create-database"`,
    ];
  if (file.size === 0)
    return [`The database "${path}" is empty (0 bytes). Put back a copy, or remove it, ${newDatabase}`];
  return findModeFindings(path);
}

/** Allows group read: Kubernetes mounts secrets for non-root users like that. */
function findModeFindings(path: string): readonly string[] {
  const mode = statSync(path).mode & 0o777;
  return mode & 0o027
    ? [`"${path}" is accessible to other users (mode ${mode.toString(8)}): chmod 600 "${path}"`]
    : [];
}
