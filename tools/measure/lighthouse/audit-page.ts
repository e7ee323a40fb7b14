import { median } from '@campusway/toolkit';
import lighthouse, { type RunnerResult } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
type Category = (typeof categories)[number];

/** Medians of several runs. Scores from 0 to 100, times in milliseconds, CLS without a unit. */
export interface Audit {
  readonly scores: Readonly<Record<Category, number>>;
  readonly times: { readonly fcp: number; readonly lcp: number; readonly tbt: number; readonly cls: number };
  /** Titles of the audits that cost points outside performance, in any run. */
  readonly faults: readonly string[];
}

/** Targets. */
const promised: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Audits an address with Lighthouse's mobile profile in the browser that listens on `port`. */
export async function auditPage(url: string, { port, runs }: { port: number; runs: number }): Promise<Audit> {
  const results: RunnerResult['lhr'][] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port));
  const scoreOf = (category: Category) =>
    median(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)));
  const timeOf = (audit: (typeof metrics)[number]) =>
    median(results.map((result) => result.audits[audit]?.numericValue ?? 0));
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    times: {
      fcp: timeOf('first-contentful-paint'),
      lcp: timeOf('largest-contentful-paint'),
      tbt: timeOf('total-blocking-time'),
      cls: timeOf('cumulative-layout-shift'),
    },
    faults: [...new Set(results.flatMap(listFaults))],
  };
}

/** On a busy machine, a trace sometimes lacks the data for a metric; such a run is repeated. */
const mostTries = 3;

/** @throws {TypeError} when no attempt has all metrics */
async function runOnce(url: string, port: number): Promise<RunnerResult['lhr']> {
  let reason = 'Lighthouse gave no result';
  for (let tried = 0; tried < mostTries; tried += 1) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    const missing = metrics.find((metric) => result?.lhr.audits[metric]?.numericValue === undefined);
    if (result && !missing) return result.lhr;
    if (missing) reason = result?.lhr.audits[missing]?.errorMessage ?? `no ${missing}`;
  }
  throw new TypeError(`Cannot audit "${url}": ${reason}`);
}

function listFaults({ categories: scored, audits }: RunnerResult['lhr']): string[] {
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

/** Missed targets of a page, one line each. */
export function findShortfalls({ scores, times, faults }: Audit): string[] {
  const low = categories
    .filter((category) => scores[category] < promised[category])
    .map((category) => `${category} ${scores[category]}, promised ${promised[category]}`);
  const shifts = times.cls >= 0.0005 ? [`layout shift ${times.cls.toFixed(3)}, promised 0`] : [];
  return [...low, ...shifts, ...(low.length > 0 ? faults : [])];
}
