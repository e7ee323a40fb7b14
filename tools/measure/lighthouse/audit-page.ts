import lighthouse, { type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { repeat } from '../measured-site.ts';

type Result = RunnerResult['lhr'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
/** Milliseconds of total blocking time. */
const maxBlockingMs = 100;

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export const runs = 5;

/** The median run of several. Scores from 0 to 100, times in milliseconds, CLS without a unit. */
export interface Audit {
  readonly scores: Readonly<Record<Category, number>>;
  readonly times: Readonly<Record<keyof typeof metrics, number>>;
  /** Titles of the audits that cost points outside performance. */
  readonly faults: readonly string[];
}

/** Audits an address with Lighthouse's mobile profile in the browser that listens on `port`. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const median = computeMedianRun(await repeat(runs, () => runOnce(url, port)));
  const scores = categories.map((category) => [
    category,
    Math.round((median.categories[category]?.score ?? 0) * 100),
  ]);
  const times = Object.entries(metrics).map(([name, id]) => [name, median.audits[id]?.numericValue]);
  return {
    scores: Object.fromEntries(scores),
    times: Object.fromEntries(times),
    faults: listFaults(median),
  };
}

/** On a busy machine, a trace sometimes lacks the data for a metric; such a run is repeated. */
const maxTries = 3;

/** @throws {TypeError} when no attempt has all metrics */
async function runOnce(url: string, port: number): Promise<Result> {
  let reason = 'Lighthouse gave no result';
  for (let tried = 0; tried < maxTries; tried += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    // The median run is found by the time to interactive too.
    const needed = [...Object.values(metrics), 'interactive'];
    const missing = needed.find((metric) => result?.lhr.audits[metric]?.numericValue === undefined);
    if (result && !missing) return result.lhr;
    if (missing) reason = result?.lhr.audits[missing]?.errorMessage ?? `no ${missing}`;
  }
  throw new TypeError(`Cannot audit "${url}": ${reason}`);
}

function listFaults({ categories: scored, audits }: Result): string[] {
  const named = categories.filter((category) => category !== 'performance');
  return named.flatMap((category) =>
    (scored[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1
        ? [`${category}: ${audit?.title}`]
        : [];
    }),
  );
}

/** Missed targets of a page, one line each: 100 in every category, or `performance` in that one. */
export function findShortfalls({ scores, times, faults }: Audit, performance: number): string[] {
  const low = categories.flatMap((category) => {
    const target = category === 'performance' ? performance : 100;
    return scores[category] < target ? [`${category} ${scores[category]}, target ${target}`] : [];
  });
  const slow =
    times.tbt > maxBlockingMs ? [`blocking ${times.tbt.toFixed(0)} ms, at most ${maxBlockingMs}`] : [];
  const shifts = times.cls >= 0.0005 ? [`layout shift ${times.cls.toFixed(3)}, target 0`] : [];
  return [...low, ...slow, ...shifts, ...(low.length > 0 ? faults : [])];
}
