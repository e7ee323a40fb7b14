import { departments } from '@campusway/college/testing';

/** Texts that stay: the specification's own, and the names of departments in full. */
const fixed = [
  'Sign up and explore the campus navigation system',
  ...departments.flatMap(({ label, name, programme }) => [label, name, programme]),
];

/** Words that have lost against one that the specification has: 'Login', 'Log In', 'Create account', 'Register here'. */
const lost = [
  /\bsign(?:ed|ing)? ?-?(?:in|out|up)\b/i,
  /^log in$/,
  /^Log in(?: ·|$)/,
  /\bcreate an account\b/i,
  /\b(?:admin block|administrative office)\b/i,
];

/** Names of departments that people may search for and pages do not show, where they stand for the department. */
const departmentNames = departments.flatMap(({ code, label, name, programme, aliases }) =>
  [code.toUpperCase(), ...aliases]
    .filter((alias) => ![label, name, programme].includes(alias))
    .map((alias) => alias.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]'))
    .map(
      (alias) =>
        new RegExp(
          `^(?:.*(?:, |/| and ))?${alias}(?:$|[,/])|(?:^|[ ,])${alias} (?:Department|Faculty Room|Waiting Room|Library|staff|rooms|navigation)|(?:Classroom(?: [IV]+)?|Head,) ${alias}(?:$|[ ,])`,
          'i',
        ),
    ),
);

/** The texts that call a department, a venue or an action by another name than the rest of the site. */
export function findOtherNames(texts: readonly string[]): string[] {
  return texts.filter(
    (text) => !fixed.includes(text) && [...lost, ...departmentNames].some((other) => other.test(text)),
  );
}
