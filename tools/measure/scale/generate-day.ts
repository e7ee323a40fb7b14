import { createRandom } from '@campusway/campus/bench/random.ts';
import { assumptions } from './assumptions.ts';
import { kindName } from './measure-visits.ts';
import type { Answer, Visit } from './replay-day.ts';

const daySeconds = 86_400;
const folder = `/modules/${assumptions.deployed}/`;

/** The visits of a day in the order of time, drawn with a seed from those that were measured. */
export function* generateDay(
  measured: ReadonlyMap<string, readonly Answer[]>,
): Generator<Visit & { readonly kind: string }> {
  const { visits, pages, hours, edges, returning, withoutWorker, meanDaysAway, seed } = assumptions;
  const random = createRandom(seed);
  const weights = hours.reduce<number>((total, weight) => total + weight, 0);
  const generations: Map<string, Answer[]>[] = [];
  for (const [hour, weight] of hours.entries()) {
    const count = Math.round((visits * weight) / weights);
    for (let index = 0; index < count; index += 1) {
      const second = 3600 * (hour + (index + random()) / count);
      const generation = countDeployments(second);
      const away = -Math.log(1 - random()) * meanDaysAway * daySeconds;
      const isOutdated = generation > countDeployments(second - away);
      const moment = random() >= returning ? 'first' : isOutdated ? 'deployed' : 'again';
      const kind = kindName({
        page: pages[Math.floor(random() * pages.length)] ?? '/',
        worker: random() >= withoutWorker,
        moment,
      });
      generations[generation] ??= renameFiles(measured, generation);
      yield {
        second,
        edge: Math.floor(random() * edges),
        kind,
        answers: generations[generation].get(kind) ?? [],
      };
    }
  }
}

/** Number of deployments from midnight to a second; negative for seconds of earlier days. */
function countDeployments(second: number): number {
  const { deployments } = assumptions;
  const day = Math.floor(second / daySeconds);
  const hour = (second - day * daySeconds) / 3600;
  return day * deployments.length + deployments.filter((moment) => moment <= hour).length;
}

/** Gives the deployed remote's files the addresses of a generation: the number takes the place of the build id. */
function renameFiles(measured: ReadonlyMap<string, readonly Answer[]>, generation: number) {
  const rename = (path: string) =>
    path.startsWith(folder) ? path.replace(/[0-9a-f]{12}/, String(generation)) : path;
  return new Map(
    Array.from(measured, ([kind, answers]) => [
      kind,
      answers.map((answer) => ({ ...answer, path: rename(answer.path) })),
    ]),
  );
}
