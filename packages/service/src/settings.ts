import { isIP } from 'node:net';
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings. The message has one line per finding: what is wrong and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(service: string, findings: readonly string[]) {
    super(`Cannot start the ${service}:\n  ${findings.join('\n  ')}`);
  }
}

/** JSON schema with two extra keywords: `must` completes "NAME must ...", `isSecret` keeps the value out of messages. */
interface Setting extends TSchema {
  readonly type?: string;
  readonly items?: TSchema;
  readonly default?: unknown;
  readonly must?: string;
  readonly isSecret?: boolean;
}

/**
 * Reads the environment variables that `settings` names. An unset or empty variable takes the default of its schema; a
 * variable without a default is required. Names that begin with `prefix` and are neither settings nor in `others` are
 * refused as misspelt.
 *
 * @throws {SettingsError} with one line per invalid variable
 */
export function readSettings<Settings extends TProperties>(
  service: string,
  settings: Settings,
  environment: Environment,
  { prefix, others = [] }: { readonly prefix?: string; readonly others?: readonly string[] } = {},
): Static<TObject<Settings>> {
  const known = [...Object.keys(settings), ...others];
  const findings = Object.keys(environment)
    .filter((name) => prefix !== undefined && name.startsWith(prefix) && !known.includes(name))
    .map(
      (name) => `${name} is not a setting: remove it. The most similar one is ${findSimilar(name, known)}`,
    );
  const entries = Object.entries<Setting>(settings).map(([name, setting]) => {
    const given = environment[name]?.trim() ?? '';
    const value = parse(given, setting);
    if (value === undefined && setting.default === undefined)
      findings.push(`${name} is missing: it must ${setting.must}`);
    if (value !== undefined && !Value.Check(setting, value))
      findings.push(`${name} must ${setting.must}${quoteWrong(given, setting)}`);
    return [name, value ?? setting.default];
  });
  if (findings.length > 0) throw new SettingsError(service, findings);
  // Every value was checked against its schema, or is its default.
  return Object.fromEntries(entries) as Static<TObject<Settings>>;
}

/** Undefined for an unset variable. */
function parse(given: string, { type }: Setting): unknown {
  if (type === 'array') return toItems(given).length > 0 ? toItems(given) : undefined;
  if (given === '') return undefined;
  // Number() also reads 0x10 and 1e3.
  return type === 'integer' && /^\d+$/.test(given) ? Number(given) : given;
}

function toItems(given: string): readonly string[] {
  const items = given.split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

function quoteWrong(given: string, { items, isSecret }: Setting): string {
  if (isSecret) return '';
  const wrong = items ? toItems(given).find((item) => !Value.Check(items, item)) : given;
  return `, not "${wrong}"`;
}

export function text(fallback: string) {
  return Type.String({ default: fallback });
}

/** Comma-separated texts. */
export function texts(fallback: readonly string[]) {
  return Type.Array(Type.String(), { default: fallback });
}

export function integer(range: { default: number; minimum: number; maximum: number }) {
  const must = `be a whole number from ${range.minimum} to ${range.maximum}`;
  return Type.Integer({ ...range, must });
}

export function choice<const Choice extends string>(choices: readonly Choice[], fallback: Choice) {
  return Type.Enum([...choices], { default: fallback, must: `be one of ${choices.join(', ')}` });
}

/** A variable that is no longer read. */
export function unset(reason: string) {
  return Type.Enum([''], { default: '', must: `be unset: ${reason}`, isSecret: true });
}

/** Of a database; '' when unset. May contain a password, so no message repeats it. */
export function url(...schemes: readonly string[]) {
  const must = `be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  const pattern = `^(${schemes.join('|')})://`;
  // PostgreSQL accepts `postgres://user@/name?host=/run/postgresql`.
  const isUrl = (value: string) => URL.canParse(value.replace('@/', '@localhost/'));
  return Type.Refine(Type.String({ default: '', pattern, must, isSecret: true }), isUrl);
}

/** Of an HTTP service, to which a path is added; '' when unset. No message repeats it. */
export function serviceUrl() {
  const must = 'be a URL such as https://service.example/path, without user, password, query and fragment';
  return Type.Refine(Type.String({ default: '', must, isSecret: true }), isServiceUrl);
}

function isServiceUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s?#]+$/.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '';
}

const origin = { must: 'be an origin such as https://campus.example' };

/** Scheme, host and port of a site, as in the Origin header. */
export function siteOrigin(fallback: string | undefined) {
  return Type.Refine(Type.String({ ...origin, default: fallback }), isOrigin);
}

/** Comma-separated origins. */
export function siteOrigins(fallback: readonly string[] | undefined) {
  const must = 'hold origins such as https://campus.example';
  return Type.Array(Type.Refine(Type.String(), isOrigin), { default: fallback, must });
}

/** Comma-separated IP addresses and networks. */
export function networks() {
  const must = 'hold addresses or networks such as 10.0.9.0/28';
  return Type.Array(Type.Refine(Type.String(), isNetwork), { default: [], must });
}

/** Lower case, no path, no trailing slash. */
function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** An address, or a network with a prefix of at least 8 bits (IPv4) or 7 (IPv6): a shorter one trusts the internet. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...others] = value.split('/');
  const family = isIP(address);
  if (family === 0 || others.length > 0) return false;
  const [least, most] = family === 4 ? [8, 32] : [7, 128];
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= least && Number(bits) <= most);
}

/** The name with the largest share of common pairs of letters. */
function findSimilar(name: string, names: readonly string[]): string | undefined {
  const toPairs = (text: string) => new Set(Array.from(text, (letter, index) => letter + text[index + 1]));
  const pairs = toPairs(name);
  const similarity = (other: string) => {
    const otherPairs = toPairs(other);
    return [...otherPairs].filter((pair) => pairs.has(pair)).length / (pairs.size + otherPairs.size);
  };
  return [...names].sort((a, b) => similarity(b) - similarity(a))[0];
}
