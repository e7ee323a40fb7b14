import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SearchBench } from '@campusway/campus/bench/search/page.ts';
import type { CampusRecord } from '@campusway/campus/search';
import { collegeFolder, projectRoot, runToolWithArgs, ToolError } from '@campusway/toolkit';
import { build } from 'vite';
import { recordsOf } from '../checks/relevance/college-records.ts';
import { type BenchSite, withBench } from './search-bench/with-bench.ts';

declare global {
  /** API of the page; see page.ts. */
  var bench: SearchBench;
}

/** What the search promises: docs/decisions/013-own-search-engine.md. Milliseconds, for 100,000 records. */
const promised = { bytes: 12_940, usable: 500, p99: 4, timesFaster: 30 };
const largeSize = 100_000;
const milliseconds = 5000;

/** What the home page takes from the module of the search. */
const inPage = ['createSearchIndex', 'openSearch', 'pageRecords', 'decideAnswer', 'answerPair'];
/** Name of the bundle that is measured. */
const entry = 'virtual:measured';

type Campus = readonly CampusRecord[] | number;
type Row = Awaited<ReturnType<typeof measure>>;

await runToolWithArgs(async () => {
  const failures: string[] = [];
  const require = (isMet: boolean, promise: string) => {
    if (!isMet) failures.push(promise);
  };

  const bytes = await bundledSize(inPage, '@campusway/campus/search');
  console.log(`Search of a page without its records, minified and gzipped: ${bytes} bytes`);
  require(bytes <= promised.bytes, `at most ${promised.bytes} bytes`);

  const ourRecords = await recordsOf(collegeFolder());
  await withBench(async (site) => {
    const page = await site.load();
    const engines = await page.evaluate(() => globalThis.bench.engines);
    for (const campus of [ourRecords, largeSize]) {
      const rows: Row[] = [];
      for (const name of engines) rows.push(await measure(site, name, campus));
      const size = typeof campus === 'number' ? campus : campus.length;
      const [mine, ...others] = rows;
      const theirs = others.find(({ engine }) => engine.startsWith('MiniSearch'));
      if (!mine || !theirs) throw new RangeError('Cannot find the measurements of both engines');
      report(size, mine, rows);
      require(others.every(
        ({ top1 }) => mine.top1 > top1,
      ), `more first places than any other engine, ${size} records`);
      // `npm run bench` compares such lines with docs/figures.json.
      const compare = (what: 'p50' | 'p99') =>
        console.log(
          `ratio ${what} of a keystroke, ${size} records, MiniSearch: ${(theirs[what] / mine[what]).toFixed(2)}`,
        );
      if (campus !== largeSize) {
        compare('p50');
        require(mine.p50 <= theirs.p50, `p50 at ${size} records not above MiniSearch's`);
      } else {
        compare('p99');
        require(mine.usable < promised.usable, `usable in ${promised.usable} ms at ${size} records`);
        require(mine.p99 < promised.p99, `p99 under ${promised.p99} ms at ${size} records`);
        require(theirs.p99 >=
          promised.timesFaster * mine.p99, `p99 ${promised.timesFaster} times better than MiniSearch's`);
      }
    }
  });
  if (failures.length > 0) throw new ToolError(`Search requirements not met: ${failures.join('; ')}`);
});

async function measure({ load, published }: BenchSite, engine: string, campus: Campus) {
  const publishing = await load();
  await publishing.evaluate(([name, records]) => globalThis.bench.publish(name, records), [
    engine,
    campus,
  ] as const);
  const index = published();
  const params = { [constants.BROTLI_PARAM_QUALITY]: campus === largeSize ? 5 : 11 };
  const page = await load();
  const { usableMs: usable, ...times } = await page.evaluate(
    ([name, records, limit]) => globalThis.bench.open(name, records, limit),
    [engine, campus, milliseconds] as const,
  );
  return {
    engine,
    gzip: gzipSync(index).length,
    brotli: brotliCompressSync(index, { params }).length,
    usable,
    ...times,
  };
}

function report(size: number, mine: Row, rows: readonly Row[]): void {
  console.log(`\n${size} records; times in ms`);
  console.table(
    rows.map(({ engine, gzip, brotli, usable, top1, queries, keystrokes, p50, p99 }) => ({
      engine,
      'gzip, kB': Number((gzip / 1000).toFixed(1)),
      'brotli, kB': Number((brotli / 1000).toFixed(1)),
      usable: Number(usable.toFixed(1)),
      p50: Number(p50.toFixed(3)),
      p99: Number(p99.toFixed(3)),
      keystrokes,
      'first right': `${(100 * top1).toFixed(1)} % of ${queries}`,
    })),
  );
  console.log('The same as ratios: times as many bytes or milliseconds as ours, and as many right answers');
  const ratio = (one: number, other: number) => Number((one / other).toFixed(2));
  console.table(
    rows.map(({ engine, gzip, brotli, usable, top1, p50, p99 }) => ({
      engine,
      gzip: ratio(gzip, mine.gzip),
      brotli: ratio(brotli, mine.brotli),
      usable: ratio(usable, mine.usable),
      p50: ratio(p50, mine.p50),
      p99: ratio(p99, mine.p99),
      'first right': ratio(top1, mine.top1),
    })),
  );
}

/** Bytes, minified and gzipped, of a bundle that exports nothing but these names of a module. */
async function bundledSize(names: readonly string[], module: string): Promise<number> {
  const code = `export { ${names.join(', ')} } from '${module}';`;
  const output = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const bundles = (Array.isArray(output) ? output : [output]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const scripts = bundles.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  return gzipSync(scripts.join('\n'), { level: 9 }).length;
}
