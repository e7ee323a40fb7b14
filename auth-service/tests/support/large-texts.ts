const maxBytes = 15_800;

function fill(unit: string): string {
  return unit.repeat(Math.floor(maxBytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))));
}

/** Texts of the maximum size of a body that grow or become slow when they are normalised, compared or shown, by kind. */
export const largeTexts: Readonly<Record<string, string>> = {
  letters: fill('x'),
  'trailing symbols': `${fill('\u2057').slice(0, -8)}a`,
  'U+2057 (four primes)': fill('\u2057'),
  'U+FDFA (18 letters)': fill('\ufdfa'),
  ligatures: fill('\ufb03'),
  'Hangul jamo': fill('\u1112\u1161\u11ab'),
  'stacked marks': `a${fill('\u0301\u0316').slice(2)}`,
  'dotted capital I': fill('\u0130'),
  'lone surrogates': fill('\ud800'),
  NUL: fill('\u0000'),
  digits: fill('1'),
  spaces: fill(' '),
};

/** Bodies of the maximum size whose shape is the attack, as JSON, by kind. */
export const largeBodies: Readonly<Record<string, string>> = {
  'deep nesting': '['.repeat(maxBytes / 2) + ']'.repeat(maxBytes / 2),
  '1,700 keys': JSON.stringify(Object.fromEntries(Array.from({ length: 1700 }, (_, key) => [`k${key}`, 1]))),
  'long array': JSON.stringify(Array.from({ length: maxBytes / 2 }, () => 1).slice(1)),
  'long number': `{"username":${'9'.repeat(maxBytes)}}`,
  'long key': JSON.stringify({ ['\u2057'.repeat(maxBytes / 3 - 10)]: 1 }),
};
