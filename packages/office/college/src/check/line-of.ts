/**
 * The line, from 1, on which the value of a JSON pointer begins. The text must be JSON. Scans the text from the
 * start, so call it only for findings.
 */
export function lineOf(text: string, pointer: string): number {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const scan = new Scan(text);
  for (const step of steps) if (!scan.enter(step)) break;
  return text.slice(0, scan.position).split('\n').length;
}

class Scan {
  position = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.#skipSpace();
  }

  /** Moves from the start of an object or array to the start of its member; false when it has none of that name. */
  enter(step: string): boolean {
    const start = this.position;
    const isArray = this.#text[start] === '[';
    if (!isArray && this.#text[start] !== '{') return false;
    this.position++;
    for (let index = 0; ; index++) {
      this.#skipSpace();
      if (this.#text[this.position] === ']' || this.#text[this.position] === '}') break;
      const name = isArray ? String(index) : this.#readName();
      if (name === step) return true;
      this.#skipValue();
      this.#skipSpace();
      if (this.#text[this.position] === ',') this.position++;
    }
    this.position = start;
    return false;
  }

  #readName(): string {
    const start = this.position;
    this.#skipString();
    const name = JSON.parse(this.#text.slice(start, this.position)) as string;
    this.#skipSpace();
    this.position++;
    this.#skipSpace();
    return name;
  }

  #skipSpace(): void {
    while (' \n\r\t'.includes(this.#text[this.position] ?? '-')) this.position++;
  }

  #skipString(): void {
    this.position++;
    while (this.#text[this.position] !== '"') this.position += this.#text[this.position] === '\\' ? 2 : 1;
    this.position++;
  }

  #skipValue(): void {
    let depth = 0;
    do {
      const char = this.#text[this.position] ?? '}';
      if (char === '"') {
        this.#skipString();
        continue;
      }
      if (char === '[' || char === '{') depth++;
      else if (char === ']' || char === '}') depth--;
      else if (char === ',' && depth === 0) return;
      if (depth < 0) return;
      this.position++;
    } while (
      this.position < this.#text.length &&
      !(depth === 0 && ',]}'.includes(this.#text[this.position] ?? ','))
    );
  }
}
