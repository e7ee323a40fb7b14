/** What 100,000 rooms in 200 buildings take: to publish, to be answered in a browser, and for a route. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PackedGraph, type Place, unpackGraph } from '@campusway/campus';
import { createRandom } from '@campusway/campus/bench/random.ts';
import { createRouter } from '@campusway/campus/routing';
import { type LargeCollege, writeLargeCollege } from '@campusway/college/testing/large-college';
import { localOrigin, serveSite } from '@campusway/publishing/serve';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { projectRoot, runToolWithArgs, startProgram, ToolError } from '@campusway/toolkit';
import { withChromium } from '@campusway/toolkit/chromium';
import type { Browser } from 'playwright-core';
import type { Publication } from './large-bench/publish.ts';
import { setSlowdown, withColdPage } from './measured-site.ts';

const size: LargeCollege = { buildings: 200, levels: 5, roomsPerSide: 50 };
/** A room of the last building but one: far from the beginning of every list. */
const room = 'B199-4199';
/** A name, which needs the search index. */
const name = 'Building 200';

const limits = {
  'seconds to publish': 180,
  'GiB of memory to publish': 2,
  'MB of site': 300,
  'seconds to the first answer': 2,
  'seconds to the first answer, a quarter of the speed': 4,
  'seconds to the answer to a name': 4,
  'seconds to the answer to a name, a quarter of the speed': 8,
  'MB in the heap of the tab with a route': 150,
  'ms of a route, p99': 4,
} as const;

await runToolWithArgs(() =>
  inTempFolder(async (folder) => {
    const [college, site] = [join(folder, 'college'), join(folder, 'site')];
    writeLargeCollege(college, size);
    const { seconds, gigabytes } = await publish(site, college);
    const server = await serveSite(site, 0);
    const figures: Record<keyof typeof limits, number> = {
      'seconds to publish': seconds,
      'GiB of memory to publish': gigabytes,
      'MB of site': megabytesOf(site),
      ...(await withChromium(async (browser) => {
        const ask = (slowdown: number, question: string, answer: string) =>
          measureAnswer(browser, localOrigin(server), { slowdown, question, answer });
        return {
          'seconds to the first answer': await ask(1, room, `room ${room}`),
          'seconds to the first answer, a quarter of the speed': await ask(4, room, `room ${room}`),
          'seconds to the answer to a name': await ask(1, name, `${name}:`),
          'seconds to the answer to a name, a quarter of the speed': await ask(4, name, `${name}:`),
          'MB in the heap of the tab with a route': await measureHeap(browser, localOrigin(server)),
        };
      }).finally(() => server.close())),
      'ms of a route, p99': measureRoutes(join(site, 'modules/college/files')),
    };
    const missed = Object.entries(limits).filter(([what, limit]) => {
      const figure = figures[what as keyof typeof limits];
      console.log(`${figure.toFixed(2).padStart(8)} ${what} (at most ${limit})`);
      return !(figure <= limit);
    });
    if (missed.length > 0) throw new ToolError(`Over the limit: ${missed.map(([what]) => what).join(', ')}`);
  }),
);

/** In a process of its own, whose memory is measured. */
async function publish(site: string, college: string): Promise<Publication> {
  const script = join(import.meta.dirname, 'large-bench/publish.ts');
  const { code, output } = await startProgram(process.execPath, [script, site, college], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  }).ended;
  if (code !== 0) throw new ToolError(`Publishing ended with ${code}: ${output}`);
  return JSON.parse(output) as Publication;
}

function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size / 1e6, 0);
}

interface Asked {
  readonly slowdown: number;
  readonly question: string;
  readonly answer: string;
}

/** Seconds from opening home with empty caches, through typing a question, to its answer. */
function measureAnswer(
  browser: Browser,
  origin: string,
  { slowdown, question, answer }: Asked,
): Promise<number> {
  return withColdPage(browser, {}, async (page, devtools) => {
    await setSlowdown(devtools, slowdown);
    const start = performance.now();
    await page.goto(origin, { waitUntil: 'commit' });
    await page.locator('input[name="q"]').fill(question);
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Answer' }).getByText(answer).waitFor();
    return (performance.now() - start) / 1000;
  });
}

/** MB that scripts hold when a route across the campus is drawn. */
function measureHeap(browser: Browser, origin: string): Promise<number> {
  return withColdPage(browser, {}, async (page, devtools) => {
    await page.goto(`${origin}/navigate?from=main-gate&to=room-${room.toLowerCase()}`);
    await page.getByRole('heading', { name: `to ${room}` }).waitFor();
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  });
}

/** 99th percentile of the milliseconds of 3,000 routes between rooms at random, in the published graph. */
function measureRoutes(files: string): number {
  const read = <Part>(name: string) => {
    const file =
      readdirSync(files).find((one) => one.startsWith(`${name}.`) && one.endsWith('.json')) ?? name;
    return JSON.parse(readFileSync(join(files, file), 'utf8')) as Part;
  };
  const router = createRouter(unpackGraph(read<PackedGraph>('graph')));
  const doors = read<Place[]>('places').flatMap(({ kind, nodes }) =>
    kind === 'room' ? nodes.slice(0, 1) : [],
  );
  const random = createRandom(7);
  const anyDoor = () => doors[Math.floor(random() * doors.length)] as number;
  const times = Array.from({ length: 3000 }, () => {
    const [from, to] = [anyDoor(), anyDoor()];
    const start = performance.now();
    const { status } = router.findRoute({ from: [from], to: [to] });
    if (status !== 'found' && from !== to) throw new ToolError(`No route from node ${from} to ${to}`);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
