import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { roles } from '@campusway/contract';
import { explainErrors } from '@campusway/service/system-errors';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { StoredAccount } from './operations/stored-account.ts';

/**
 * One account per line; the last line has a count and a checksum, so a truncated file is detected. Sessions are left out,
 * because a restore would revive ended ones. Keys are in a separate file.
 */
const AccountLine = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    usernameKey: Type.String(),
    role: Type.Enum([...roles]),
    passwordHash: Type.String({ pattern: '^\\$argon2id\\$' }),
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
      writeSync(file, `${line}\n`);
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
    explainErrors(() => linkSync(draft, path), ...of);
    return count;
  } finally {
    closeSync(file);
    rmSync(draft);
  }
}

/** @throws {SyntaxError} for a file that is not a complete, unchanged backup */
export function readBackup(path: string): readonly StoredAccount[] {
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
    return { ...value, disabledAt: value.disabledAt ?? undefined };
  });
}

function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
