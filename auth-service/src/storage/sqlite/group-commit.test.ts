import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { commitTogether } from './group-commit.ts';

function openNumbers(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('create table numbers (n integer primary key)');
  return database;
}

const insert = (database: DatabaseSync, n: number) => () => {
  database.prepare('insert into numbers values (?)').run(n);
  return n;
};

const count = (database: DatabaseSync) => database.prepare('select count(*) as n from numbers').get()?.n;

test('commitTogether() returns after one commit for all pieces', () => {
  const database = openNumbers();
  const calls: string[] = [];
  const spied = {
    exec(sql: string) {
      calls.push(sql);
      database.exec(sql);
    },
    get isTransaction() {
      return database.isTransaction;
    },
  };
  const outcomes = commitTogether(spied, [insert(database, 1), insert(database, 2), insert(database, 3)]);
  expect(outcomes).toEqual([1, 2, 3].map((result) => ({ ok: true, result })));
  expect(calls.filter((sql) => sql === 'commit')).toHaveLength(1);
  expect(calls.at(-1)).toBe('commit');
});

test('commitTogether() rolls back only the failed piece', () => {
  const database = openNumbers();
  const half = () => {
    insert(database, 4)();
    throw new Error('half done');
  };
  const outcomes = commitTogether(database, [insert(database, 1), half, insert(database, 2)]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(count(database)).toBe(2);
});

test('commitTogether() acknowledges nothing when the commit fails', () => {
  const database = openNumbers();
  const failing = {
    exec(sql: string) {
      if (sql === 'commit') throw new Error('disk full');
      database.exec(sql);
    },
    get isTransaction() {
      return database.isTransaction;
    },
  };
  const outcomes = commitTogether(failing, [insert(database, 1), insert(database, 2)]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, false]);
  expect([count(database), database.isTransaction]).toEqual([0, false]);
});

test('commitTogether() fails every piece when SQLite rolls back the transaction', () => {
  const database = openNumbers();
  const lost = () => {
    database.exec('rollback');
    throw new Error('disk full');
  };
  const outcomes = commitTogether(database, [insert(database, 1), lost, insert(database, 2)]);
  expect(outcomes).toEqual(Array(3).fill({ ok: false, error: new Error('disk full') }));
  expect(count(database)).toBe(0);
});
