import type { RollbackReport } from '@campusway/publishing/deploy';

export function rollbackText({ release, dryRun, modules, withdrawn, gone, leads }: RollbackReport): string {
  return [
    dryRun ? 'Dry run, nothing was changed' : `Live as release ${release}`,
    ...modules.map(
      ({ name, from, to }) => `  ${name.padEnd(14)} ${to}  ${from ? `in place of ${from}` : 'restored'}`,
    ),
    ...withdrawn.map(({ name, from }) => `  ${name.padEnd(14)} ${from}  withdrawn`),
    ...Object.entries(leads).map(([from, to]) => `${from} leads on to ${to}`),
    ...(gone.length > 0 ? [`No page any more at ${gone.join(', ')}`] : []),
    ...withdrawn.map(({ name }) => `To bring ${name} back: npm run rollback -- ${name}`),
  ].join('\n');
}
