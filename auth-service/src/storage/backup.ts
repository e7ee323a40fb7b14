import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { roles, toUsername, toUsernameKey, usernameLength } from '@campusway/contract';
import { explainErrors, toSystemError } from '@campusway/service/system-errors';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isWithinLimits } from '../policies/hash-limits.ts';
import type { StoredAccount } from './operations/stored-account.ts';

/**
 * One account per line; the last line has a count and a checksum, so a truncated file is detected. Sessions are left out,
 * because a restore would revive ended ones. Keys are in a separate file.
 */
const AccountLine = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    username: Type.String(),
    usernameKey: Type.String(),
    role: Type.Enum([...roles]),
    passwordHash: Type.String(),
    createdAt: Type.Integer(),
    disabledAt: Type.Union([Type.Integer(), Type.Null()]),
  },
  { additionalProperties: false },
);
const LastLine = Type.Object(
  { accounts: Type.Integer(), sha256: Type.String() },
  { additionalProperties: false },
);
const firstLine = JSON.stringify({ format: 'campusway-accounts', version: 1 });

/** Writes a backup with mode 0600 atomically and returns the number of accounts. */
export async function writeBackup(path: string, accounts: AsyncIterable<StoredAccount>): Promise<number> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  const of = [`write "${path}"`, 'Choose another file'] as const;
  const file = explainErrors(() => openSync(draft, 'wx', 0o600), ...of);
  try {
    const sum = createHash('sha256');
    const write = (line: string) => {
      sum.update(`${line}\n`);
      // Unlike writeSync(), it continues after a part was written.
      writeFileSync(file, `${line}\n`);
    };
    write(firstLine);
    let count = 0;
    for await (const account of accounts) {
      write(JSON.stringify({ ...account, disabledAt: account.disabledAt ?? null }));
      count += 1;
    }
    write(JSON.stringify({ accounts: count, sha256: sum.copy().digest('hex') }));
    fsyncSync(file);
    // Unlike rename(), link() never overwrites an older backup.
    linkSync(draft, path);
    return count;
  } catch (error) {
    throw toSystemError(error, ...of);
  } finally {
    closeSync(file);
    rmSync(draft);
  }
}

/**
 * No date may be more than a day after `now`: clocks differ.
 *
 * @throws {SyntaxError} for a file that is not a complete, unchanged backup, or has an account that no service creates
 */
export function readBackup(path: string, now: number): readonly StoredAccount[] {
  const text = explainErrors(() => readFileSync(path, 'utf8'), `read "${path}"`);
  const [first, ...lines] = text.trimEnd().split('\n');
  const end = parseLine(lines.pop());
  if (first !== firstLine || !Value.Check(LastLine, end))
    throw new SyntaxError(`Cannot read "${path}": it is not a complete backup`);
  const sum = createHash('sha256').update([first, ...lines].map((line) => `${line}\n`).join(''));
  if (end.accounts !== lines.length || end.sha256 !== sum.digest('hex'))
    throw new SyntaxError(
      `Cannot read "${path}": the checksum does not match, the file was damaged or changed`,
    );
  return lines.map((line, index) => {
    const value = parseLine(line);
    if (!Value.Check(AccountLine, value))
      throw new SyntaxError(`Cannot read "${path}": line ${index + 2} is not an account`);
    const refused = findRefusal(value, now);
    if (refused) throw new SyntaxError(`Cannot restore line ${index + 2} of "${path}": ${refused}`);
    return { ...value, disabledAt: value.disabledAt ?? undefined };
  });
}

/** What every version required of a name. Later rules for new names do not apply: accounts from before keep working. */
const nameOfAnyVersion = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u;

/** The reason repeats no name, which could control the operator's terminal. */
function findRefusal(account: Type.Static<typeof AccountLine>, now: number) {
  const { username, usernameKey, passwordHash, createdAt, disabledAt } = account;
  if (!nameOfAnyVersion.test(username) || [...username].length > usernameLength.max)
    return 'its name is too long or has characters that no name may have';
  if (toUsername(username) !== username || toUsernameKey(username) !== usernameKey)
    return 'its search key is not that of its name';
  if (!isWithinLimits(passwordHash)) return 'its password hash is damaged, or its cost is outside the limits';
  if ([createdAt, disabledAt ?? createdAt].some((date) => date < 0 || date > now + 86_400_000))
    return 'a date is before 1970 or in the future';
  return undefined;
}

function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
