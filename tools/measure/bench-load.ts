import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import {
  chromiumFlags,
  findChromium,
  median,
  parseToolArgs,
  runToolWithArgs,
  ToolError,
} from '@campusway/toolkit';
import { type Browser, chromium } from 'playwright-core';
import { settleRatios } from '../checks/figures/settle-ratios.ts';
import { buildMonolith } from './load-bench/build-monolith.ts';
import { type Load, type LoadedPage, measureLoad, type Network } from './load-bench/measure-load.ts';
import { publishTwice } from './load-bench/publish-twice.ts';
import { type ServedSite, serveHttp1, serveHttp2 } from './load-bench/serve-files.ts';
import { type FindFile, filesIn } from './load-bench/site-files.ts';

const rounds = 7;
/** The home page counts with its own field, not with that of the prerendered shell. */
const pages: readonly LoadedPage[] = [
  { path: '/', sign: 'input[role="combobox"][placeholder="Enter Room Number"]' },
  { path: '/cse-nav?to=room-205', sign: '.leaflet-container canvas, .leaflet-container svg' },
];
const mobile: Network = { latencyMs: 150, bitsPerSecond: 1_600_000 };
const conditions = [
  {
    name: 'HTTP/2, 400 ms for each answer',
    atMost: 1.1,
    sameTrips: true,
    serve: (find: FindFile) => serveHttp2(find, 400),
  },
  { name: 'HTTP/1.1, 1.6 Mbit/s, 150 ms', atMost: 1.3, sameTrips: false, serve: serveHttp1, network: mobile },
] as const;

const usage = `npm run bench:load -- [--write]
--write renews the ratios in docs/figures.json.`;
const flags = { write: { type: 'boolean', default: false } } as const;

await runToolWithArgs(async (args) => {
  const { values } = parseToolArgs(args, flags, usage, { names: false });
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'campusway-load-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const site = join(folder, 'site');
    const whole = join(folder, 'monolith');
    await Promise.all([publishTwice(site), buildMonolith(whole)]);
    const failures: string[] = [];
    const ratios: Record<string, number> = {};
    for (const condition of conditions) {
      console.log(`\n${condition.name}, cold cache, median of ${rounds}`);
      console.log('page                    site       ready ms  requests     kB  round trips');
      const federated = await condition.serve(filesIn([join(site, 'live'), site], '/fallback.html'));
      const monolith = await condition.serve(filesIn([whole], '/index.html'));
      try {
        for (const page of pages) {
          const { ratio, broken } = await compare(browser, page, { ...condition, federated, monolith });
          failures.push(...broken);
          ratios[`${page.path} ready, ${condition.name}, one application`] = Number((1 / ratio).toFixed(2));
        }
      } finally {
        // A server that still listens would keep the program from ending.
        federated.close();
        monolith.close();
      }
    }
    if (failures.length > 0) throw new ToolError(failures.join('\n'));
    settleRatios(ratios, values.write);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

interface Comparison {
  readonly name: string;
  /** How many times the monolith's time the federated site may take. */
  readonly atMost: number;
  readonly sameTrips: boolean;
  readonly network?: Network;
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
  report(path, 'monolith', theirs);
  report('', 'federated', ours);
  console.log(`${' '.repeat(24)}${ratio.toFixed(2)} times the monolith, at most ${atMost}`);
  const broken = [
    ...(ratio <= atMost ? [] : [`${name}, ${path}: ${ratio.toFixed(2)} times the monolith, not ${atMost}`]),
    ...(!sameTrips || ours.roundTrips <= theirs.roundTrips
      ? []
      : [`${name}, ${path}: ${ours.roundTrips} round trips, the monolith takes ${theirs.roundTrips}`]),
  ];
  return { ratio, broken };
}

function report(path: string, site: string, { ready, requests, kilobytes, roundTrips }: Load): void {
  const numbers = [
    ready.toFixed(0).padStart(9),
    String(requests).padStart(9),
    kilobytes.toFixed(0).padStart(6),
    String(roundTrips).padStart(12),
  ];
  console.log(`${path.padEnd(23)} ${site.padEnd(9)} ${numbers.join(' ')}`);
}

function middleOf(loads: readonly Load[]): Load {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    ready: middle(({ ready }) => ready),
    requests: middle(({ requests }) => requests),
    kilobytes: middle(({ kilobytes }) => kilobytes),
    roundTrips: middle(({ roundTrips }) => roundTrips),
  };
}
