import type { PruneReport } from '@campusway/publishing/commands';

/** `erase`: every college except the live one was to be deleted. */
export function pruneText({ builds, erased, releases, dryRun }: PruneReport, erase: boolean): string {
  const why = erase ? 'deleted by --erase' : 'has data of people whom the site no longer shows';
  const removed = [
    ...builds,
    ...erased.map((version) => ({
      name: 'college',
      version: `${version}  ${why}`,
    })),
  ];
  if (removed.length + releases.length === 0) return 'Nothing to remove';
  const head = `${dryRun ? 'Would remove' : 'Removed'} ${removed.length} builds and ${releases.length} releases`;
  return [head, ...removed.map(({ name, version }) => `  ${name.padEnd(14)} ${version}`)].join('\n');
}
