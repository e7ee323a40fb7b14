import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertJson, jsonAt, replaceJson } from './insert-json.ts';

const door = { id: 'b', at: [[1, 2.5]], of: { room: 'x, y' } };

test.each([
  [
    'compact lines',
    '{"list":[\n{"id":"a"},\n{"id":"z"}\n]}',
    ',\n{"id":"b","at":[[1,2.5]],"of":{"room":"x, y"}}',
  ],
  [
    'lines with spaces',
    '{ "list": [\r\n  { "id": "a", "n": 1 }\r\n] }',
    ',\r\n  { "id": "b", "at": [[1, 2.5]], "of": { "room": "x, y" } }',
  ],
  [
    'indented members',
    '{\n\t"list": [\n\t\t{\n\t\t\t"id": "a"\n\t\t}\n\t]\n}\n',
    ',\n\t\t{\n\t\t\t"id": "b",\n\t\t\t"at": [\n\t\t\t\t[1, 2.5]\n\t\t\t],\n\t\t\t"of": {\n\t\t\t\t"room": "x, y"\n\t\t\t}\n\t\t}',
  ],
  ['one member', '{"list":[{"id":"a"}]}', ',{"id":"b","at":[[1,2.5]],"of":{"room":"x, y"}}'],
  ['no member', '{"list": [ ]}', '{"id":"b","at":[[1,2.5]],"of":{"room":"x, y"}}'],
])('insertJson() writes like %s and leaves the rest', (_, text, added) => {
  const result = insertJson(text, { into: ['list'], value: door });
  expect(result.replace(added, '')).toBe(text);
  expect(JSON.parse(result).list.at(-1)).toEqual(door);
});

test('insertJson() adds a member to an object and a position behind another', () => {
  const text = '{"a": 1, "b": [[0, 0], [2, 2]]}';
  expect(insertJson(text, { into: [], key: 'c', value: 'x' })).toBe(
    '{"a": 1, "b": [[0, 0], [2, 2]], "c": "x"}',
  );
  expect(insertJson(text, { into: ['b'], value: [1, 1], after: 0 })).toBe(
    '{"a": 1, "b": [[0, 0], [1, 1], [2, 2]]}',
  );
});

test('replaceJson() replaces a value, and jsonAt() returns its text', () => {
  const text = '{ "a": [ 1,2 ] }';
  expect(jsonAt(text, ['a'])).toBe('[ 1,2 ]');
  expect(jsonAt(text, ['b'])).toBeUndefined();
  expect(replaceJson(text, ['a', 1], 'two')).toBe('{ "a": [ 1,"two" ] }');
});

test('insertJson() keeps every byte of any list in any indentation', () => {
  fc.assert(
    fc.property(fc.array(fc.json()), fc.json(), fc.integer({ min: 0, max: 4 }), (members, member, indent) => {
      const text = JSON.stringify({ list: members.map((one) => JSON.parse(one)) }, null, indent);
      const value = JSON.parse(member);
      const result = insertJson(text, { into: ['list'], value });
      expect(JSON.parse(result).list).toEqual([...JSON.parse(text).list, value]);
      const kept = [...text].findIndex((letter, i) => letter !== result[i]);
      expect(result.endsWith(text.slice(kept < 0 ? text.length : kept))).toBe(true);
    }),
  );
});
