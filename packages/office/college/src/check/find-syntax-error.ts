/** Offset of the first JSON syntax error; the length of a truncated text; undefined for valid JSON. */
export function findSyntaxError(text: string): number | undefined {
  const reader = new Reader(text);
  const sound = reader.readValue() && reader.isAtEnd();
  return sound ? undefined : reader.position;
}

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// A JSON string with escapes, without control characters.
const words = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const openWords = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*\\?$/uy;

/** Deeper than any valid file, but well below a stack overflow. */
const maxDepth = 500;

class Reader {
  position = 0;
  #depth = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  isAtEnd(): boolean {
    this.#skipSpace();
    return this.position === this.#text.length;
  }

  readValue(): boolean {
    this.#skipSpace();
    const char = this.#text[this.position];
    if (char === '{') return this.#readList('}', () => this.#readMember());
    if (char === '[') return this.#readList(']', () => this.readValue());
    return this.#take(char === '"' ? words : scalar);
  }

  #readMember(): boolean {
    this.#skipSpace();
    if (!this.#take(words)) return false;
    this.#skipSpace();
    return this.#takeChar(':') && this.readValue();
  }

  #readList(end: string, readItem: () => boolean): boolean {
    if (this.#depth === maxDepth) return false;
    this.#depth++;
    this.position++;
    this.#skipSpace();
    let isClosed = this.#takeChar(end);
    while (!isClosed) {
      if (!readItem()) return false;
      this.#skipSpace();
      isClosed = this.#takeChar(end);
      if (!isClosed && !this.#takeChar(',')) return false;
    }
    this.#depth--;
    return true;
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.position;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.position += found.length;
    else if (pattern === words && this.#breaksOff()) this.position = this.#text.length;
    return found !== undefined;
  }

  #breaksOff(): boolean {
    openWords.lastIndex = this.position;
    return openWords.test(this.#text);
  }

  #takeChar(char: string): boolean {
    if (this.#text[this.position] !== char) return false;
    this.position++;
    return true;
  }

  #skipSpace(): void {
    while (' \n\r\t'.includes(this.#text[this.position] ?? '-')) this.position++;
  }
}
