import { readBackup, writeBackup } from '../storage/backup.ts';
import { type Command, takeOne } from './command.ts';
import { listAllAccounts } from './list-all-accounts.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Write every account to a file',
  details: [
    'The service may run meanwhile. The file holds names and password hashes: keep it like the database itself.',
    'It is the same for SQLite and PostgreSQL, so a restore is also the way from one to the other.',
  ],
  options: {},
  async run({ storage, print }, input) {
    const path = takeOne(input, 'file');
    const count = await writeBackup(path, listAllAccounts(await storage()));
    print(`${count} accounts written to ${path}`);
  },
};

const batchSize = 500;

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE',
  summary: 'Add the accounts of a backup that are missing',
  details: [
    'Accounts that exist, by id or by name, stay as they are. Everybody logs in anew: sessions are not in a backup.',
    'The whole file is checked first; running it twice does no harm.',
  ],
  options: {},
  async run({ storage, print }, input) {
    const accounts = readBackup(takeOne(input, 'file'));
    const database = await storage();
    let added = 0;
    for (let start = 0; start < accounts.length; start += batchSize)
      added += await database.insertAccounts({ accounts: accounts.slice(start, start + batchSize) });
    print(`${added} accounts restored, ${accounts.length - added} were there`);
  },
};
