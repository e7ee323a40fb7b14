import { toUsernameKey } from '@campusway/contract';
import type { StoredAccount } from '../storage/operations/stored-account.ts';
import type { Storage } from '../storage/storage.ts';
import { type Command, CommandError, type CommandInput } from './command.ts';
import { listAllAccounts } from './list-all-accounts.ts';

export const listCommand: Command = {
  name: 'list',
  usage: '',
  summary: 'List the accounts',
  details: ['One line per account, separated by tabs: username, role, creation date, state.'],
  options: {},
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
  options: {},
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
  options: {},
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
    const storage = await context.storage();
    const { id, username } = await getAccount(storage, input);
    if (!input.flags.has('yes'))
      throw new CommandError(`This deletes ${username} permanently: confirm with --yes`);
    await storage.deleteAccount({ id });
    context.record('account.deleted', { account: id });
    context.print(`${username} is deleted`);
  },
};

export async function getAccount(storage: Storage, input: CommandInput): Promise<StoredAccount> {
  const name = input.parameter;
  const account = await storage.findAccountByName({ usernameKey: toUsernameKey(name) });
  if (!account) throw new CommandError(`There is no account "${name}"`);
  return account;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
