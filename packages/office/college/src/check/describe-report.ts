import type { Finding } from './rule.ts';

export interface Report {
  readonly folder: string;
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<string, number>>;
}

export function hasError({ findings }: Report): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

const singulars = { departments: 'department', people: 'person', rooms: 'room', features: 'feature' };

/** The report as lines for a terminal, errors first, file by file. */
export function describeReport({ folder, findings, counts }: Report): string {
  const files = Map.groupBy(
    findings.toSorted((a, b) => rank(a) - rank(b)),
    (finding) => finding.file,
  );
  const blocks = [...files].map(([file, list]) => [file, ...list.map(describe)].join('\n'));
  const summary = Object.entries(singulars)
    .map(([name, one]) => (counts[name] === 1 ? `1 ${one}` : `${counts[name] ?? 0} ${name}`))
    .join(', ');
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  const warnings = findings.length - errors;
  const verdict =
    findings.length === 0 ? 'no findings' : `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  return [...blocks, `${folder}: ${summary}; ${verdict}`].join('\n\n');
}

function rank({ severity }: Finding): number {
  return severity === 'error' ? 0 : 1;
}

function describe({ severity, line, message, fix, rule }: Finding): string {
  const where = line === undefined ? '' : `line ${line}: `;
  return `  ${severity} (${rule}) ${where}${message}\n      ${fix}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
