import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Says of every variable at once what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads variables one after the other and collects what is wrong, so that nobody mends them one start at a time. */
export class EnvironmentReader {
  readonly #environment: Environment;
  readonly #problems: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string, fallback: string): string {
    return this.#environment[name]?.trim() || fallback;
  }

  list(name: string, fallback: readonly string[]): readonly string[] {
    const values = this.text(name, '').split(',');
    const filled = values.map((value) => value.trim()).filter((value) => value !== '');
    return filled.length > 0 ? filled : fallback;
  }

  /** '' when it is not set. What stands there is not repeated: it may hold a password. */
  url(name: string, schemes: readonly string[]): string {
    const value = this.text(name, '');
    if (value !== '' && !schemes.some((scheme) => value.startsWith(`${scheme}://`)))
      this.#problems.push(`${name} must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
    return value;
  }

  networks(name: string): readonly string[] {
    const values = this.list(name, []);
    for (const value of values)
      if (!isNetwork(value))
        this.#problems.push(`${name} must hold addresses or networks such as 10.0.0.0/8, not "${value}"`);
    return values;
  }

  number(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
    const value = Number(this.text(name, String(fallback)));
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.#problems.push(
      `${name} must be a whole number from ${min} to ${max}, not "${this.#environment[name]}"`,
    );
    return fallback;
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const value = this.text(name, fallback);
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined)
      this.#problems.push(`${name} must be one of ${choices.join(', ')}, not "${value}"`);
    return choice ?? fallback;
  }

  /** Without a fallback the variable is required. */
  origin(name: string, fallback: string | undefined): string {
    return this.origins(name, fallback === undefined ? undefined : [fallback])[0] ?? '';
  }

  origins(name: string, fallback: readonly string[] | undefined): readonly string[] {
    const values = this.list(name, fallback ?? []);
    if (values.length === 0) this.#problems.push(`${name} is missing: such as https://campus.example`);
    for (const value of values)
      if (!isOrigin(value))
        this.#problems.push(`${name} must hold origins such as https://campus.example, not "${value}"`);
    return values;
  }

  finish(): void {
    if (this.#problems.length === 0) return;
    throw new ConfigError(`Cannot start the auth service:\n  ${this.#problems.join('\n  ')}`);
  }
}

/** As browsers send it: scheme, host and port, in lower case, no path, no trailing slash. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
