/** Our pages beside the same pages written by hand: `npm run bench:limit`. */
import { join } from 'node:path';
import { buildSite } from '@campusway/artefact/build';
import { publishSite } from '@campusway/publishing/commands';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { runCommand, ToolError } from '@campusway/toolkit';
import { withChromium } from '@campusway/toolkit/chromium';
import type { Browser } from 'playwright-core';
import { isRatioSlower, readFigures, settleRatios } from '../checks/figures/figures-file.ts';
import { measureAnswer } from './first-answer/measure-answer.ts';
import { measureWork } from './limit-bench/measure-work.ts';
import { writePages } from './limit-bench/write-pages.ts';
import { measureLoad, measureReturn } from './load-bench/measure-load.ts';
import { republish } from './load-bench/publish-twice.ts';
import { serveFolders } from './load-bench/serve-folders.ts';
import { median, type Network } from './measured-site.ts';

const rounds = 7;
interface Condition {
  readonly id: 'trips' | 'mobile';
  readonly name: string;
  readonly network?: Network;
  /** Time of each answer over HTTP/2. */
  readonly answerMs?: number;
}

const conditions: readonly Condition[] = [
  { id: 'trips', name: 'HTTP/2, 400 ms for each answer', answerMs: 400 },
  {
    id: 'mobile',
    name: 'HTTP/1.1, 1.6 Mbit/s, 150 ms',
    network: { latencyMs: 150, bitsPerSecond: 1_600_000 },
  },
];
const map = '/cse-nav?to=room-205';
const sign = '.leaflet-container canvas, .leaflet-container svg';
/** Module that is deployed between two visits. */
const changed = 'mfe-maps';

interface Subject {
  readonly browser: Browser;
  readonly origin: string;
  readonly network?: Network | undefined;
  /** Publishes the changed module once more; undefined for the pages written by hand. */
  readonly deploy?: (() => Promise<void>) | undefined;
}

interface Comparison {
  readonly name: string;
  /**
   * How many times the time of the page written by hand ours may take, under each condition. A browser does not cache what
   * has our own certificate, which HTTP/2 needs.
   */
  readonly atMost: { readonly trips?: number; readonly mobile: number };
  /** Milliseconds. */
  readonly measure: (subject: Subject) => Promise<number>;
}

const comparisons: readonly Comparison[] = [
  {
    name: 'home answers a number',
    atMost: { trips: 1.25, mobile: 1.5 },
    measure: async ({ browser, origin, network }) =>
      (await measureAnswer(browser, origin, { slowdown: 1, network })).answered,
  },
  {
    name: `${map} ready`,
    atMost: { trips: 1.25, mobile: 1.5 },
    measure: async ({ browser, origin, network }) =>
      (await measureLoad(browser, origin + map, { sign, network })).ready,
  },
  {
    name: `${map} on a second visit`,
    atMost: { mobile: 1.1 },
    measure: async ({ browser, origin, network }) =>
      (await measureReturn(browser, origin + map, { sign, network })).ready,
  },
  {
    name: `${map} after a deployment of ${changed}`,
    atMost: { mobile: 1.1 },
    async measure({ browser, origin, network, deploy }) {
      const { ready, fetched } = await measureReturn(browser, origin + map, { sign, network }, deploy);
      const others = fetched.filter((url) => url.includes('/modules/') && !url.includes(`/${changed}/`));
      if (others.length > 0)
        throw new ToolError(`Not of ${changed}, but fetched again: ${others.join(', ')}`);
      return ready;
    },
  },
];

const usage = `npm run bench:limit -- [--work] [--write]
--work compares only the work of the processor, which does not depend on other programs.
--write renews the ratios in docs/figures.json.`;
const flags = { work: { type: 'boolean' }, write: { type: 'boolean', default: false } } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  await buildSite();
  const committed = values.write ? {} : readFigures().ratios;
  const isSlower = (name: string, ratio: number) => isRatioSlower(committed[name], ratio);
  const failures: string[] = [];
  const ratios: Record<string, number> = {};
  await inTempFolder(async (folder) => {
    const [site, pages] = [join(folder, 'site'), join(folder, 'pages')];
    const [{ modules }] = await Promise.all([
      publishSite(site, { auth: 'http://localhost:4174' }),
      writePages(pages),
    ]);
    for (const condition of conditions) {
      const ours = await serveFolders([join(site, 'live'), site], '/fallback.html', condition.answerMs);
      const theirs = await serveFolders([pages], '/index.html', condition.answerMs);
      let deployed = 0;
      const deploy = () => republish(site, modules, [changed], ++deployed);
      const { id, name: under, network } = condition;
      try {
        await withChromium(async (browser) => {
          if (id === 'mobile') Object.assign(ratios, await measureWork(browser, ours, theirs, isSlower));
          for (const { name, atMost, measure } of values.work ? [] : comparisons) {
            const limit = atMost[id];
            if (limit === undefined) continue;
            const times: { readonly hand: number[]; readonly own: number[] } = { hand: [], own: [] };
            for (let round = 0; round < rounds; round += 1) {
              times.hand.push(await measure({ browser, network, origin: theirs.origin }));
              times.own.push(await measure({ browser, network, origin: ours.origin, deploy }));
            }
            const [hand, own] = [median(times.hand), median(times.own)];
            const [label, ratio] = [`${name}, ${under}`, own / hand];
            console.log(
              `${label.padEnd(84)} ${hand.toFixed(0).padStart(5)} ms by hand, ${own.toFixed(0).padStart(5)} ours`,
            );
            ratios[`${label}, written by hand`] = Number((1 / ratio).toFixed(2));
            if (!(ratio <= limit)) failures.push(`${label}: ${ratio.toFixed(2)} times, at most ${limit}`);
          }
        });
      } finally {
        await Promise.all([ours.close(), theirs.close()]);
      }
    }
  });
  settleRatios(ratios, values.write);
  if (failures.length > 0) throw new ToolError(`Over the limit:\n${failures.join('\n')}`);
});
