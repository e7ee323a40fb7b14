import { type Levels, onLevel, pairOfLevels } from '../level.ts';
import type { Route } from '../routing/route.ts';
import { formatMetres, formatMinutes, formatSteps, joinWords } from '../wording/measures.ts';

export interface RouteSummary {
  readonly metres: number;
  readonly seconds: number;
  /** Levels in the order of the route, without duplicates; 0 is outdoors. */
  readonly levels: readonly number[];
  readonly climbs: readonly ('lift' | 'stairs')[];
  /** Flights that stay on their level: `4 steps`; missing without flights. */
  readonly steps?: string | undefined;
  /** `140 m, about 2 minutes, by lift from the second to the third floor.` */
  readonly text: string;
}

export function summarizeRoute({ legs, length, seconds }: Route, levels: Levels): RouteSummary {
  const used = [...new Set(legs.flatMap(({ level, toLevel }) => [level, toLevel]))];
  const climbs = [
    ...new Set(legs.flatMap(({ kind }) => (kind === 'lift' || kind === 'stairs' ? [kind] : []))),
  ];
  const minutes = formatMinutes(seconds);
  const about = minutes.startsWith('less') ? minutes : `about ${minutes}`;
  const steps = legs.some(({ hasSteps }) => hasSteps)
    ? formatSteps(legs.reduce((sum, leg) => sum + leg.steps, 0))
    : undefined;
  const where =
    climbs.length > 0 ? byWhat(legs, climbs, levels) : joinWords(used.map((level) => onLevel(levels, level)));
  const over = steps ? `, over ${steps}` : '';
  const text = `${formatMetres(length)}, ${about}, ${where}${over}.`;
  return { metres: length, seconds, levels: used, climbs, steps, text };
}

function byWhat(legs: Route['legs'], climbs: readonly string[], levels: Levels): string {
  const ups = legs.filter(({ kind }) => kind === 'lift' || kind === 'stairs');
  const [from, to] = pairOfLevels(levels, ups[0]?.level ?? 0, ups.at(-1)?.toLevel ?? 0);
  return `by ${joinWords(climbs)} from ${from} to ${to}`;
}
