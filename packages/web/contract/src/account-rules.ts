import { type Role, roles } from './session.ts';

/** In code points of the normalised text. A college may require longer passwords, not shorter ones. */
export const usernameLength = { min: 3, max: 64 } as const;
export const passwordLength = { min: 8, max: 256 } as const;

export type AccountField = 'role' | 'username' | 'password';

/** Validation error of a registration field. `message` is shown at the field. */
export interface AccountFieldError {
  readonly field: AccountField;
  readonly code:
    | 'required'
    | 'too-short'
    | 'too-long'
    | 'characters'
    | 'unknown-role'
    | 'reserved'
    | 'guessable'
    | 'common'
    | 'breached';
  readonly message: string;
}

export interface Registration {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

const roleError = errorOf('role');
const usernameError = errorOf('username');
const passwordError = errorOf('password');

/** Validation errors of a registration, in the order of the form; empty when it is valid. */
export function checkRegistration(
  { role, username, password }: Registration,
  options: { readonly minPasswordLength?: number } = {},
): readonly AccountFieldError[] {
  return [
    findRoleError(role),
    findUsernameError(username),
    findPasswordError(password, { username, minLength: options.minPasswordLength }),
  ].filter((error) => error !== undefined);
}

/** Validation errors of a login: only empty fields. The service decides everything else. */
export function checkLogin({ username, password }: Omit<Registration, 'role'>): readonly AccountFieldError[] {
  return [
    username.trim() === '' ? usernameError('required', 'Enter your username') : undefined,
    password === '' ? passwordError('required', 'Enter your password') : undefined,
  ].filter((error) => error !== undefined);
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/**
 * True for a text that is longer than `max` code points in any normalisation: at most four compose to one, and each has at
 * most two UTF-16 units. Comes before normalisation and expressions, whose time grows with the text.
 */
export function isTooLong(text: string, { max }: { readonly max: number }): boolean {
  return text.length > 8 * max;
}

/** Username as stored and shown: NFKC-normalised and trimmed. */
export function toUsername(text: string): string {
  return text.normalize('NFKC').trim();
}

/**
 * Key by which usernames are unique: 'Ana', ' ana ' and the full-width 'Ａｎａ' are the same account. Empty, like no
 * account's key, for a text that is too long.
 */
export function toUsernameKey(text: string): string {
  if (isTooLong(text, usernameLength)) return '';
  return toUsername(text).toLowerCase().normalize('NFKC');
}

/** Password as hashed: NFKC-normalised, so that input methods do not matter; neither trimmed nor truncated. */
export function toPassword(text: string): string {
  return text.normalize('NFKC');
}

export function findRoleError(role: string): AccountFieldError | undefined {
  if (isRole(role)) return undefined;
  if (role === '') return roleError('required', 'Select a role');
  return roleError('unknown-role', `Role must be one of ${roles.join(', ')}`);
}

export function findUsernameError(text: string): AccountFieldError | undefined {
  const { min, max } = usernameLength;
  const username = isTooLong(text, usernameLength) ? text : toUsername(text);
  const length = countCodePoints(username);
  if (length === 0) return usernameError('required', 'Enter a username');
  if (length < min) return usernameError('too-short', `A username has at least ${min} characters`);
  if (length > max) return usernameError('too-long', `A username has at most ${max} characters`);
  if (/\p{Default_Ignorable_Code_Point}/u.test(username))
    return usernameError('characters', 'A username cannot contain invisible characters');
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u.test(username))
    return usernameError(
      'characters',
      'A username starts with a letter or a digit and contains only letters, digits and . _ @ + -',
    );
  if (hasStackedMarks(username))
    return usernameError('characters', 'A username has at most four marks on a letter, each once');
  return undefined;
}

/** UTS 39, section 5.4: no language uses more than four nonspacing marks in a row, or the same one twice. */
function hasStackedMarks(username: string): boolean {
  return /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u.test(username.normalize('NFD'));
}

/**
 * NIST 800-63B-4: length limits and a blocklist, no composition rules. The service has a longer list of common passwords
 * than a form should load.
 */
export function findPasswordError(
  text: string,
  { username = '', minLength }: { readonly username?: string; readonly minLength?: number | undefined } = {},
): AccountFieldError | undefined {
  if (text === '') return passwordError('required', 'Enter a password');
  if (!text.isWellFormed())
    return passwordError('characters', 'The password contains an incomplete character: enter it again');
  const password = isTooLong(text, passwordLength) ? text : toPassword(text);
  const length = countCodePoints(password);
  const min = Math.max(minLength ?? passwordLength.min, passwordLength.min);
  // Also as typed: one ligature can become 18 characters.
  if (length < min || countCodePoints(text) < min)
    return passwordError('too-short', `The password is too short: use at least ${min} characters`);
  if (length > passwordLength.max)
    return passwordError(
      'too-long',
      `The password is too long: use at most ${passwordLength.max} characters`,
    );
  if (isDerivedFromName(password, username))
    return passwordError('guessable', 'The password contains little more than the username: choose another');
  if (isRepetition(password))
    return passwordError('guessable', 'The password repeats the same few characters: choose another');
  if (isSequence(password))
    return passwordError('guessable', 'The password is a run such as 12345678: choose another');
  return undefined;
}

function isDerivedFromName(password: string, username: string): boolean {
  const name = toUsernameKey(username);
  if (countCodePoints(name) < usernameLength.min) return false;
  const typed = password.toLowerCase();
  const reversed = [...name].reverse().join('');
  const stems = [name, reversed, name + name, withoutSuffix(name)];
  return stems.includes(typed) || stems.includes(withoutSuffix(typed));
}

/** Without trailing digits and symbols: 'maria' for 'maria2024!'. Text without letters is returned unchanged. */
function withoutSuffix(text: string): string {
  return /^.*\p{L}/su.exec(text)?.[0] ?? text;
}

/** One to three characters repeated: 'aaaaaaaa', 'abababab', '123123123'. */
function isRepetition(password: string): boolean {
  return /^(.{1,3})\1+$/su.test(password);
}

/** Consecutive characters, ascending or descending: '12345678', 'hgfedcba', '67890123'. */
function isSequence(password: string): boolean {
  const points = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(points.slice(1).map((point, index) => toStep(points[index] ?? 0, point)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function toStep(from: number, to: number): number {
  const nine = 57;
  const zero = 48;
  if (from === nine && to === zero) return 1;
  if (from === zero && to === nine) return -1;
  return to - from;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/* @__NO_SIDE_EFFECTS__ */
function errorOf(field: AccountField) {
  return (code: AccountFieldError['code'], message: string): AccountFieldError => ({ field, code, message });
}
