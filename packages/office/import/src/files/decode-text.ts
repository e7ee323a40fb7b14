/** Text of a file, with its detected encoding. */
export interface DecodedText {
  readonly text: string;
  /** For the report: `UTF-16`, `windows-1251`, `UTF-8 with a byte-order mark`; undefined for plain UTF-8. */
  readonly encoding?: string;
}

/**
 * The encodings of old programs: bytes by character, and what shows quickly that a text is not UTF-8: a first byte without a next, a
 * letter of another code page.
 */
const codePages = (
  [
    ['windows-1252', /[\u00c2-\u00f4](?![^\0-\x7f\u00c0-\u00ff])|[\u0400-\u04ff]/],
    ['windows-1251', /[\u0412-\u0444](?![^\0-\x7f\u0410-\u044f])|[\u00c0-\u00ff]/],
  ] as const
).map(([codePage, wrong]) => {
  const chars = Array.from(new TextDecoder(codePage).decode(Uint8Array.from({ length: 256 }, (_, i) => i)));
  return { wrong, bytes: new Map(chars.map((char, byte) => [char.charCodeAt(0), byte])) };
});

/** Decodes UTF-8, UTF-16 (with or without its mark), and everything else as Windows-1251 or Windows-1252, but its lines in UTF-8 as such. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf)
    return { ...decodeText(bytes.subarray(3)), encoding: 'UTF-8 with a byte-order mark' };
  // JSON, XML and CSV begin with an ASCII character: in UTF-16 one of its two bytes is 0.
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return utf16('utf-16le', bytes);
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0)) return utf16('utf-16be', bytes);
  const plain = fromUtf8(bytes);
  if (plain !== undefined) return { text: plain };
  const encoding = isCyrillic(bytes) ? 'windows-1251' : 'windows-1252';
  const decoded = new TextDecoder(encoding).decode(bytes);
  // Two files that a program has joined.
  const text = decoded.replace(/[^\n]+/g, (line) => repairMojibake(line) ?? line);
  return { text, encoding: text === decoded ? encoding : `UTF-8 and ${encoding}` };
}

const notUtf8 = 0xff;

/**
 * Restores a text that was UTF-8, was read in a code page and was saved again (`ÐšÐ°Ð±`, `РљР°Р±`, `Ã©`); undefined for any
 * other text. UTF-8 is so regular that other texts hardly ever look like it.
 */
export function repairMojibake(text: string): string | undefined {
  if (!/[^\0-\x7f]/.test(text)) return undefined;
  for (const { bytes, wrong } of codePages) {
    const repaired = wrong.test(text) ? undefined : fromUtf8(toBytes(text, bytes));
    if (repaired !== undefined) return repairMojibake(repaired) ?? repaired;
  }
  return undefined;
}

/** A loop: files have millions of lines. */
function toBytes(text: string, codePage: ReadonlyMap<number, number>): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes[at] = code < 0x80 ? code : (codePage.get(code) ?? notUtf8);
  }
  return bytes;
}

function utf16(encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding: 'UTF-16' };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function fromUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Cyrillic words are runs of bytes from C0 on; in Western texts such a byte is alone among ASCII. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [alone, inRuns] = [0, 0];
  bytes.forEach((byte, i) => {
    if (byte < 0xc0) return;
    if ((bytes[i - 1] ?? 0) >= 0xc0 || (bytes[i + 1] ?? 0) >= 0xc0) inRuns++;
    else alone++;
  });
  return inRuns > alone;
}
