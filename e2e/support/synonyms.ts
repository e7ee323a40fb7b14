import { departments } from '@campusway/college/testing';

/** Allowed texts: those of the specification, and the full names of departments. */
const allowed = [
  'Sign up and explore the campus navigation system',
  ...departments.flatMap(({ label, name, programme }) => [label, name, programme]),
];

/** Synonyms of terms in the specification: 'Login', 'Log In', 'Create account', 'Register here'. */
const synonyms = [
  /\bsign(?:ed|ing)? ?-?(?:in|out|up)\b/i,
  /^log in$/,
  /^Log in(?: ·|$)/,
  /\bcreate an account\b/i,
  /\b(?:admin block|administrative office)\b/i,
];

/** Names of departments that are search aliases only. */
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

/** Texts that name a department, venue or action differently from the rest of the site. */
export function findSynonyms(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      !allowed.includes(text) && [...synonyms, ...departmentNames].some((pattern) => pattern.test(text)),
  );
}
