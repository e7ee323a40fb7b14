import { readBackup, writeBackup } from '../storage/backup.ts';
import { listAllAccounts } from './account-commands.ts';
import type { Command } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  parameter: 'file',
  summary: 'Write every account to a file',
  details: [
    'The service may keep running. The file contains names and password hashes: protect it like the database.',
    'The format is the same for SQLite and PostgreSQL: a backup and a restore move accounts between them.',
  ],
  async run({ storage, print, record }, { parameter: path }) {
    const count = await writeBackup(path, listAllAccounts(await storage()));
    record('accounts.backed-up', { reason: `${count} accounts` });
    print(`${count} accounts written to ${path}`);
  },
};

const batchSize = 500;

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE',
  parameter: 'file',
  summary: 'Add the missing accounts of a backup',
  details: [
    'Accounts that exist, by id or name, are not changed. Backups contain no sessions: everyone has to log in again.',
    'The whole file is checked first. Running it again adds nothing.',
  ],
  async run({ storage, print, record, clock }, { parameter: path }) {
    const accounts = readBackup(path, clock());
    const database = await storage();
    let added = 0;
    for (let start = 0; start < accounts.length; start += batchSize)
      added += await database.insertAccounts({ accounts: accounts.slice(start, start + batchSize) });
    record('accounts.restored', { reason: `${added} accounts` });
    print(`${added} accounts restored, ${accounts.length - added} already existed`);
  },
};
