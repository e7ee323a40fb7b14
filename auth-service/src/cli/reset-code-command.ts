import { createResetCode, hashResetCode, maxResetMinutes } from '../accounts/reset-code.ts';
import { getAccount } from './account-commands.ts';
import { type Command, CommandError } from './command.ts';

export const resetCodeCommand: Command = {
  name: 'reset-code',
  usage: 'NAME [--minutes N]',
  parameter: 'account',
  summary: 'Issue a one-time code for setting a new password',
  details: [
    'Verify the identity of the person first: the code gives access to the account. It works once, with POST /password/reset,',
    'for 60 minutes or the number given with --minutes. A new code replaces the previous one.',
  ],
  options: { minutes: { type: 'string' } },
  async run(context, input) {
    const minutes = Number(input.values.get('minutes') ?? 60);
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > maxResetMinutes)
      throw new CommandError(`--minutes must be a whole number from 1 to ${maxResetMinutes}`);
    const storage = await context.storage();
    const { id, username } = await getAccount(storage, input);
    const code = createResetCode();
    const expiresAt = context.clock() + minutes * 60_000;
    await storage.saveResetCode({ accountId: id, codeHash: hashResetCode(code), expiresAt });
    context.record('reset-code.issued', { account: id });
    context.print(`${code}\tfor ${username}, once, until ${new Date(expiresAt).toISOString()}`);
  },
};
