import type { RollbackReport } from '@campusway/publishing/deploy';

export function rollbackText({
  site,
  release,
  dryRun,
  modules,
  withdrawn,
  gone,
  leads,
}: RollbackReport): string {
  return [
    dryRun ? 'Dry run, nothing was changed' : `Live as release ${release}`,
    ...modules.map(
      ({ name, from, to }) => `  ${name.padEnd(14)} ${to}  ${from ? `in place of ${from}` : 'restored'}`,
    ),
    ...withdrawn.map(({ name, from }) => `  ${name.padEnd(14)} ${from}  withdrawn`),
    ...Object.entries(leads).map(([from, to]) => `${from} redirects to ${to}`),
    ...(gone.length > 0 ? [`Addresses without a page now: ${gone.join(', ')}`] : []),
    ...withdrawn.map(({ name }) => `To restore ${name}: npm run rollback -- ${name} --site ${site}`),
  ].join('\n');
}
