import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import { tokenize } from '../../src/search/tokenize.ts';
import { type Engine, toFields } from './fields.ts';

const starting = sqlite3InitModule();

const schema = `CREATE VIRTUAL TABLE record USING fts5(
  id UNINDEXED, title, code, aliases, belongs, prefix = '1 2 3', tokenize = 'unicode61'
)`;
/** The weights of the other engines. */
const query = 'SELECT id FROM record WHERE record MATCH ? ORDER BY bm25(record, 0, 4, 4, 3, 1) LIMIT ?';

/** With the words of our tokenizer: all of them as prefixes. FTS5 corrects no typos. */
export const sqlite: Engine = {
  name: 'SQLite FTS5, own tokenizer',
  async publish(records) {
    const { oo1, capi } = await starting;
    const db = new oo1.DB();
    db.exec(schema);
    db.transaction(() => {
      const insert = db.prepare('INSERT INTO record VALUES (?, ?, ?, ?, ?)');
      for (const record of records) {
        const { id, title, code, aliases, belongs } = toFields(record);
        const words = [title, code, aliases, belongs].map((text) => tokenize(text).join(' '));
        insert.bind([id, ...words]).stepReset();
      }
      insert.finalize();
    });
    db.exec("INSERT INTO record (record) VALUES ('optimize')");
    const bytes = capi.sqlite3_js_db_export(db);
    db.close();
    return new Uint8Array(bytes);
  },
  async open(published) {
    const { oo1, capi, wasm } = await starting;
    const bytes = new Uint8Array(await published.arrayBuffer());
    const db = new oo1.DB();
    const memory = wasm.allocFromTypedArray(bytes);
    const { length } = bytes;
    capi.sqlite3_deserialize(db, 'main', memory, length, length, capi.SQLITE_DESERIALIZE_FREEONCLOSE);
    const statement = db.prepare(query);
    return (text, limit) => {
      const words = tokenize(text).map((word) => `"${word}"*`);
      const ids: string[] = [];
      if (words.length === 0) return ids;
      statement.bind([words.join(' '), limit]);
      while (statement.step()) ids.push(String(statement.get(0)));
      statement.reset();
      return ids;
    };
  },
};
