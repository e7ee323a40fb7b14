import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test.each([
  ['Room230A', ['room', '230a']],
  ['R-230', ['r', '230']],
  ['140-141', ['140', '141']],
  ['2nd floor Labs', ['2nd', 'floor', 'lab']],
  ['CSE(AI&ML)', ['cse', 'ai', 'ml']],
  ['Gate2', ['gate', '2']],
  ["Principal's Office", ['principal', 'office']],
  ['007', ['7']],
  ['CAFÉ ﬁrst', ['cafe', 'first']],
  ['class glass us', ['class', 'glass', 'us']],
  ['\u202e\u0000 ☃ ---', []],
])('tokenize() parts %j', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});
