import { join } from 'node:path';
import { buildSite } from '@campusway/artefact/build';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { runCommand, ToolError } from '@campusway/toolkit';
import { withChromium } from '@campusway/toolkit/chromium';
import type { Browser } from 'playwright-core';
import { settleRatios } from '../checks/figures/figures-file.ts';
import { buildMonolith } from './load-bench/build-monolith.ts';
import { type Load, type LoadedPage, measureLoad } from './load-bench/measure-load.ts';
import { publishTwice } from './load-bench/publish-twice.ts';
import { type ServedSite, serveFolders } from './load-bench/serve-folders.ts';
import { median, type Network } from './measured-site.ts';

const rounds = 3;
/** The home page counts with its own field, not with that of the prerendered shell. */
const pages: readonly LoadedPage[] = [
  { path: '/', sign: 'input[role="combobox"][placeholder="Enter Room Number"]' },
  { path: '/cse-nav?to=room-205', sign: '.leaflet-container canvas, .leaflet-container svg' },
];
const mobile: Network = { latencyMs: 150, bitsPerSecond: 1_600_000 };
interface Condition {
  readonly name: string;
  /** How many times the monolith's time the federated site may take. */
  readonly atMost: number;
  readonly sameTrips: boolean;
  readonly network?: Network;
  /** Time of each answer over HTTP/2. */
  readonly answerMs?: number;
}

const conditions: readonly Condition[] = [
  { name: 'HTTP/2, 400 ms for each answer', atMost: 1.1, sameTrips: true, answerMs: 400 },
  { name: 'HTTP/1.1, 1.6 Mbit/s, 150 ms', atMost: 1.3, sameTrips: false, network: mobile },
];

const usage = `npm run bench:load -- [--write]
--write renews the ratios in docs/figures.json.`;
const flags = { write: { type: 'boolean', default: false } } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  await buildSite();
  const failures: string[] = [];
  const ratios: Record<string, number> = {};
  await inTempFolder(async (folder) => {
    const site = join(folder, 'site');
    const whole = join(folder, 'monolith');
    await Promise.all([publishTwice(site), buildMonolith(whole)]);
    for (const condition of conditions) {
      console.log(`\n${condition.name}, cold cache, median of ${rounds}`);
      const federated = await serveFolders([join(site, 'live'), site], '/fallback.html', condition.answerMs);
      const monolith = await serveFolders([whole], '/index.html', condition.answerMs);
      await withChromium(async (browser) => {
        for (const page of pages) {
          const { ratio, broken } = await compare(browser, page, { ...condition, federated, monolith });
          failures.push(...broken);
          ratios[`${page.path} ready, ${condition.name}, one application`] = Number((1 / ratio).toFixed(2));
        }
      });
      await Promise.all([federated.close(), monolith.close()]);
    }
  });
  if (failures.length > 0) throw new ToolError(failures.join('\n'));
  settleRatios(ratios, values.write);
});

interface Comparison extends Condition {
  readonly federated: ServedSite;
  readonly monolith: ServedSite;
}

/** Opens a page of both sites in turn, prints the medians and gives their ratio and the broken promises. */
async function compare(
  browser: Browser,
  { path, sign }: LoadedPage,
  comparison: Comparison,
): Promise<{ ratio: number; broken: string[] }> {
  const { federated, monolith, network, atMost, sameTrips, name } = comparison;
  const loads: { ours: Load[]; theirs: Load[] } = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    loads.theirs.push(await measureLoad(browser, monolith.origin + path, { sign, network }));
    loads.ours.push(await measureLoad(browser, federated.origin + path, { sign, network }));
  }
  const [ours, theirs] = [middleOf(loads.ours), middleOf(loads.theirs)];
  const ratio = ours.ready / theirs.ready;
  console.log(`\n${path}`);
  console.table({ monolith: theirs, federated: ours });
  console.log(`${ratio.toFixed(2)} times the monolith, at most ${atMost}`);
  const broken = [
    ...(ratio <= atMost ? [] : [`${name}, ${path}: ${ratio.toFixed(2)} times the monolith, not ${atMost}`]),
    ...(!sameTrips || ours.roundTrips <= theirs.roundTrips
      ? []
      : [`${name}, ${path}: ${ours.roundTrips} round trips, the monolith takes ${theirs.roundTrips}`]),
  ];
  return { ratio, broken };
}

type Figure = Exclude<keyof Load, 'fetched'>;

function middleOf(loads: readonly Load[]): Record<Figure, number> {
  const middle = (name: Figure) => Math.round(median(loads.map((load) => load[name])));
  return {
    ready: middle('ready'),
    requests: middle('requests'),
    kilobytes: middle('kilobytes'),
    roundTrips: middle('roundTrips'),
  };
}
