import type { Canary, ListedBuild } from '@campusway/publishing/commands';

export function buildsText(builds: Record<string, ListedBuild[]>, now = Date.now()): string {
  const lines = Object.entries(builds).flatMap(([name, listed]) => [
    listed.some(({ state }) => state === 'live') ? name : `${name}  (withdrawn)`,
    ...withdrawalLines(listed, now),
    ...listed.flatMap((build) => {
      const { version, from, state, doubt, collegeFormats: formats } = build;
      const since = timeText(from, now);
      const format = formats ? `, college format ${formats.join(' or ')}` : '';
      return [
        `  ${version}  ${state.padEnd(9)}  ${since}${format}${doubt ? `  (${doubt})` : ''}`,
        ...provenanceLines(build).map((line) => `    ${line}`),
      ];
    }),
  ]);
  return lines.join('\n');
}

export function canaryText(canary: Canary, now = Date.now()): string {
  const { name, version, share, from } = canary;
  return [
    `canary of ${name}: ${share} % of tabs`,
    `  ${version}  ${timeText(from, now)}`,
    ...provenanceLines(canary).map((line) => `    ${line}`),
  ].join('\n');
}

/** When a withdrawn module was removed, by whom and why. */
function withdrawalLines([latest]: readonly ListedBuild[], now: number): string[] {
  if (!latest?.withdrawn) return [];
  const { at, person, reason } = latest.withdrawn;
  return [
    `    withdrawn ${timeText(at, now)}, ${personText(person)}`,
    ...(reason ? [`    reason: ${reason}`] : []),
  ];
}

type Provenance = Pick<ListedBuild, 'commit' | 'person' | 'reason' | 'gate'>;

function timeText(at: string, now: number): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC, ${ageText(now - Date.parse(at))} ago`;
}

function personText(person: string | undefined): string {
  return person ? `by ${person}` : 'person unknown';
}

function provenanceLines({ commit, person, reason, gate }: Provenance): string[] {
  const [id, changes] = commit?.split(/(?=\+$)/) ?? [];
  return [
    `${id ? `commit ${id.slice(0, 12)}${changes ? ' with changes' : ''}` : 'commit unknown'}, ` +
      `${personText(person)}, ${gateText(gate)}`,
    ...(gate?.kind === 'forced' ? gate.findings.map((finding) => `  ${finding}`) : []),
    ...(reason ? [`reason: ${reason}`] : []),
  ];
}

function gateText(gate: ListedBuild['gate']): string {
  switch (gate?.kind) {
    case undefined:
      return 'gate unknown';
    case 'checked':
      return gate.pages === 0 ? 'checked without opening pages' : `checked on ${gate.pages} pages`;
    case 'forced':
      return 'FORCED past the gate, which found:';
    case 'not gated':
      return 'not gated';
    default:
      return gate satisfies never;
  }
}

/** Rounded down to one unit. */
export function ageText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return count(minutes, 'minute');
  if (minutes < 48 * 60) return count(Math.floor(minutes / 60), 'hour');
  return count(Math.floor(minutes / (24 * 60)), 'day');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
