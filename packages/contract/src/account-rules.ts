import { type Role, roles } from './session.ts';

/** In code points of the normalised text. A college may ask for longer passwords, never for shorter ones. */
export const usernameLength = { min: 3, max: 64 } as const;
export const passwordLength = { min: 8, max: 256 } as const;

export type AccountField = 'role' | 'username' | 'password';

/** Why a value of the registration form cannot be taken. `message` is written for the person at the form. */
export interface FieldProblem {
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

/** Everything that is wrong with what was typed, in the order of the form. Empty when it can be sent. */
export function checkRegistration(
  { role, username, password }: Registration,
  options: { readonly minPasswordLength?: number } = {},
): readonly FieldProblem[] {
  return [
    findRoleProblem(role),
    findUsernameProblem(username),
    findPasswordProblem(password, { username, minLength: options.minPasswordLength }),
  ].filter((problem) => problem !== undefined);
}

/** The login form asks for nothing but that both fields are filled: every other answer is the service's. */
export function checkLogin({ username, password }: Omit<Registration, 'role'>): readonly FieldProblem[] {
  return [
    username.trim() === '' ? problem('username', 'required', 'Enter your username') : undefined,
    password === '' ? problem('password', 'required', 'Enter your password') : undefined,
  ].filter((found) => found !== undefined);
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** How a username is kept and shown: compatibility forms folded (NFKC), blanks around it dropped. */
export function toUsername(text: string): string {
  return text.normalize('NFKC').trim();
}

/** What makes two usernames the same: 'Ana', ' ana ' and the full-width 'Ａｎａ' are one account. */
export function toUsernameKey(text: string): string {
  return toUsername(text).toLowerCase().normalize('NFKC');
}

/** What is hashed: NFKC, so that one password typed on two keyboards is one password. Never trimmed, never cut. */
export function toPassword(text: string): string {
  return text.normalize('NFKC');
}

export function findRoleProblem(role: string): FieldProblem | undefined {
  if (isRole(role)) return undefined;
  if (role === '') return problem('role', 'required', 'Select a role');
  return problem('role', 'unknown-role', `Role must be one of ${roles.join(', ')}`);
}

export function findUsernameProblem(text: string): FieldProblem | undefined {
  const username = toUsername(text);
  const length = countCodePoints(username);
  const { min, max } = usernameLength;
  if (length === 0) return problem('username', 'required', 'Enter a username');
  if (length < min) return problem('username', 'too-short', `A username has at least ${min} characters`);
  if (length > max) return problem('username', 'too-long', `A username has at most ${max} characters`);
  if (/\p{Default_Ignorable_Code_Point}/u.test(username))
    return problem('username', 'characters', 'A username holds no invisible characters');
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u.test(username))
    return problem(
      'username',
      'characters',
      'A username starts with a letter or a digit and holds only letters, digits and . _ @ + -',
    );
  if (hasPiledMarks(username))
    return problem('username', 'characters', 'A username has at most four marks on a letter, each once');
  return undefined;
}

/** UTS 39, section 5.4: more than four nonspacing marks in a row, or one twice, belong to no word of any language. */
function hasPiledMarks(username: string): boolean {
  return /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u.test(username.normalize('NFD'));
}

/**
 * NIST 800-63B-4: a length and a list of what is guessed first, no rules of composition. The service knows a longer
 * list of common passwords than a form should carry.
 */
export function findPasswordProblem(
  text: string,
  { username = '', minLength }: { readonly username?: string; readonly minLength?: number | undefined } = {},
): FieldProblem | undefined {
  if (text === '') return problem('password', 'required', 'Enter a password');
  if (!text.isWellFormed()) return problem('password', 'characters', 'The password holds half a character');
  const password = toPassword(text);
  const length = countCodePoints(password);
  const min = Math.max(minLength ?? passwordLength.min, passwordLength.min);
  if (length < min)
    return problem('password', 'too-short', `The password is too short: use at least ${min} characters`);
  if (length > passwordLength.max)
    return problem(
      'password',
      'too-long',
      `The password is too long: use at most ${passwordLength.max} characters`,
    );
  if (isMadeOfName(password, username))
    return problem(
      'password',
      'guessable',
      'The password contains little more than the username: choose another',
    );
  if (isRepetition(password))
    return problem('password', 'guessable', 'The password repeats the same few characters: choose another');
  if (isSequence(password))
    return problem('password', 'guessable', 'The password is a run such as 12345678: choose another');
  return undefined;
}

function isMadeOfName(password: string, username: string): boolean {
  const name = toUsernameKey(username);
  if (countCodePoints(name) < usernameLength.min) return false;
  const typed = password.toLowerCase();
  const reversed = [...name].reverse().join('');
  const stems = [name, reversed, name + name, withoutTail(name)];
  return stems.includes(typed) || stems.includes(withoutTail(typed));
}

/** 'maria2024!' without what people put behind a name. A name of digits alone stays as it is. */
function withoutTail(text: string): string {
  return text.replace(/[^\p{L}]+$/u, '') || text;
}

/** One to three characters over and over: 'aaaaaaaa', 'abababab', '123123123'. */
function isRepetition(password: string): boolean {
  return /^(.{1,3})\1+$/su.test(password);
}

/** Each character the one after, or before, the last: '12345678', 'hgfedcba', '67890123'. */
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

function problem(field: AccountField, code: FieldProblem['code'], message: string): FieldProblem {
  return { field, code, message };
}
