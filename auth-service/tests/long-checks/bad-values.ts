import { largeBodies, largeTexts } from '../support/large-texts.ts';
import type { Random } from '../support/random.ts';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0000'.repeat(22),
  '\ud800',
  '\udfff\ud800',
  '\u202eadmin',
  '\u0085\u2028\n\r',
  '🧭'.repeat(300),
  'x'.repeat(300),
  'x'.repeat(15_000),
  "' or 1=1 --",
  '"; drop table accounts; --',
  '$\x7bjndi:ldap://x}',
  '../../etc/passwd',
  '%00%ff',
  '<script>',
  '__proto__',
  'constructor',
  'toString',
  ':id',
  '$1',
  '?',
  '\\',
  '\\u0000',
  'ﷺ'.repeat(200),
  'e\u0301'.repeat(400),
  '-1',
  'NaN',
  'student',
  'admin',
  'null',
  'true',
  '[object Object]',
  '1e999',
  'İstanbul',
  'ß',
  '\ufeff',
];

/** Random JSON that no form would send. */
export function createBadValue(random: Random, depth = 0): unknown {
  if (depth === 0 && random.chance(0.1)) return random.pick(Object.values(largeTexts));
  const scalars = [null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, ...texts];
  if (depth > 3 || random.chance(0.75)) return random.pick(scalars);
  if (random.chance(0.5))
    return Array.from({ length: random.below(5) }, () => createBadValue(random, depth + 1));
  const entries = Array.from({ length: random.below(5) }, () => [
    random.pick(texts),
    createBadValue(random, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** Bodies that are not JSON, or that parsers interpret differently. */
export function createBadText(random: Random): Buffer {
  const raw = [
    '{',
    '[',
    '"',
    '{"username":}',
    '{"username":"a","username":"b","password":"c"}',
    '{"__proto__":{"role":"x"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    'null',
    '1',
    '"text"',
    '[]',
    '[[]]',
    '{"a":1e999}',
    '{"a":NaN}',
    "{'a':1}",
    '{"a":1,}',
    '\u0000',
    '{"username":"\\ud800","password":"\\udfff"}',
    `${'['.repeat(7000)}`,
    `{"a":${'['.repeat(3000)}`,
    '\ufeff{"username":"a","password":"b"}',
    '{"username":"a","password":"\\u0000"}',
    ' '.repeat(16_000),
    'username=a&password=b',
  ];
  if (random.chance(0.2)) return Buffer.from(random.pick(Object.values(largeBodies)));
  if (random.chance(0.3)) return random.bytes(random.below(400));
  const text = Buffer.from(random.pick(raw));
  return random.chance(0.2) ? Buffer.from(text.toString(), 'utf16le') : text;
}
