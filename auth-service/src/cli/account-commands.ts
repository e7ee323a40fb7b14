import { toUsernameKey } from '@campusway/contract';
import { createResetCode, hashResetCode, maxResetMinutes } from '../accounts/reset-code.ts';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import type { Storage } from '../storage/storage.ts';
import { type Command, CommandError, type CommandInput, UsageError } from './command.ts';

export const listCommand: Command = {
  name: 'list',
  usage: '',
  summary: 'List the accounts',
  details: ['One line per account, separated by tabs: username, role, creation date, state.'],
  async run({ storage, print }) {
    for await (const { username, role, createdAt, disabledAt } of listAllAccounts(await storage())) {
      const state = disabledAt === undefined ? 'active' : `disabled ${toDay(disabledAt)}`;
      print([username, role, toDay(createdAt), state].join('\t'));
    }
  },
};

export const disableCommand: Command = {
  name: 'disable',
  usage: 'NAME',
  parameter: 'account',
  summary: 'Disable an account and sign it out everywhere',
  details: ['Nothing is deleted. "enable" reverses it.'],
  async run(context, input) {
    const storage = await context.storage();
    const { id, username } = await getAccount(storage, input);
    await storage.disableAccount({ id, at: context.clock() });
    context.record('account.disabled', { account: id });
    context.print(`${username} is disabled and signed out everywhere`);
  },
};

export const enableCommand: Command = {
  name: 'enable',
  usage: 'NAME',
  parameter: 'account',
  summary: 'Enable a disabled account',
  details: ['The password stays the same.'],
  async run(context, input) {
    const storage = await context.storage();
    const { id, username } = await getAccount(storage, input);
    await storage.enableAccount({ id });
    context.record('account.enabled', { account: id });
    context.print(`${username} is enabled`);
  },
};

export const deleteCommand: Command = {
  name: 'delete',
  usage: 'NAME --yes',
  parameter: 'account',
  summary: 'Delete an account permanently',
  details: ['Deletes its sessions and frees its name. Only a backup can restore it.'],
  options: { yes: { type: 'boolean' } },
  async run(context, input) {
    if (!input.values.yes)
      throw new UsageError(`This deletes ${JSON.stringify(input.parameter)} permanently: confirm with --yes`);
    const storage = await context.storage();
    const { id, username } = await getAccount(storage, input);
    await storage.deleteAccount({ id });
    context.record('account.deleted', { account: id });
    context.print(`${username} is deleted`);
  },
};

export async function getAccount(storage: Storage, input: CommandInput): Promise<StoredAccount> {
  const name = input.parameter;
  const account = await storage.findAccountByName({ usernameKey: toUsernameKey(name) });
  if (!account) throw new CommandError(`There is no account ${JSON.stringify(name)}`);
  return account;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const pageSize = 500;

/** All accounts, ordered by name and read in pages. */
export async function* listAllAccounts(storage: Storage): AsyncGenerator<StoredAccount> {
  let after = '';
  for (;;) {
    const page = await storage.listAccounts({ after, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.usernameKey;
  }
}

export const resetCodeCommand: Command = {
  name: 'reset-code',
  usage: 'NAME [--minutes N]',
  parameter: 'account',
  summary: 'Issue a one-time code for setting a new password',
  details: [
    'Verify the identity of the person first: the code gives access to the account. It works once, on the page',
    '/reset-password of the site or with POST /password/reset, for 60 minutes or the number given with --minutes. A new',
    'code replaces the previous one.',
  ],
  options: { minutes: { type: 'string' } },
  async run(context, input) {
    const given = String(input.values.minutes ?? 60);
    const minutes = Number(given);
    if (!/^\d+$/.test(given) || minutes < 1 || minutes > maxResetMinutes)
      throw new UsageError(`--minutes must be a whole number from 1 to ${maxResetMinutes}`);
    const storage = await context.storage();
    const { id, username } = await getAccount(storage, input);
    const code = createResetCode();
    const expiresAt = context.clock() + minutes * 60_000;
    await storage.saveResetCode({ accountId: id, codeHash: hashResetCode(code), expiresAt });
    context.record('reset-code.issued', { account: id });
    context.print(`${code}\tfor ${username}, once, until ${new Date(expiresAt).toISOString()}`);
  },
};
