import { expect, test } from 'vitest';
import { decodeText, repairMojibake } from './decode-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const text = '{"name":"Кабинет é 实验室"}';

test('decodeText() decodes UTF-8 and removes its byte-order mark', () => {
  expect(decodeText(utf8(text))).toEqual({ text });
  expect(decodeText(utf8(`\ufeff${text}`))).toEqual({ text, encoding: 'UTF-8 with a byte-order mark' });
});

test('decodeText() decodes UTF-16 in both byte orders, with and without a mark', () => {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const bytes of [little, big, little.subarray(2), big.subarray(2)])
    expect(decodeText(bytes)).toEqual({ text, encoding: 'UTF-16' });
});

test('decodeText() distinguishes Windows-1251 from Windows-1252', () => {
  const cyrillic = Uint8Array.of(0x22, 0xca, 0xe0, 0xe1, 0xe8, 0xed, 0xe5, 0xf2, 0x22);
  expect(decodeText(cyrillic)).toEqual({ text: '"Кабинет"', encoding: 'windows-1251' });
  const western = Uint8Array.of(0x22, 0x43, 0x61, 0x66, 0xe9, 0x22);
  expect(decodeText(western)).toEqual({ text: '"Café"', encoding: 'windows-1252' });
});

test('decodeText() decodes each line of a file with lines in UTF-8 and in a code page', () => {
  const western = Uint8Array.of(0x43, 0x61, 0x66, 0xe9);
  expect(decodeText(Buffer.concat([utf8('name\nZoë\nకళ\n'), western]))).toEqual({
    ...{ text: 'name\nZoë\nకళ\nCafé', encoding: 'UTF-8 and windows-1252' },
  });
});

test.each(['Café', 'Кабинет', 'Größe', 'ఉష్ణ'])(
  'repairMojibake() brings back "%s", also when damaged twice',
  (word) => {
    const damaged = new TextDecoder('windows-1252').decode(utf8(word));
    expect(repairMojibake(damaged)).toBe(word);
    expect(repairMojibake(new TextDecoder('windows-1252').decode(utf8(damaged)))).toBe(word);
  },
);

test('repairMojibake() restores UTF-8 that was decoded as Windows-1251', () => {
  expect(repairMojibake('РљР°Р±РёРЅРµС‚')).toBe('Кабинет');
});

test.each(['Café', 'Кабинет 104', 'Ångström', 'Müller–Straße', '№ 3', 'ÀÉÎ'])(
  'repairMojibake() leaves "%s" alone',
  (word) => {
    expect(repairMojibake(word)).toBeUndefined();
  },
);
