import { gzipSync } from 'node:zlib';
import { type Engine, engines, miniSearch, ours } from '@campusway/campus/bench/search/engines.ts';
import { type Measurement, measure } from '@campusway/campus/bench/search/measure.ts';
import {
  createSyntheticCampus,
  sampleKnownItems,
  toKeystrokes,
} from '@campusway/campus/bench/search/synthetic-campus.ts';
import { evaluate } from '@campusway/campus/relevance/evaluate.ts';
import queries from '@campusway/campus/relevance/queries.json' with { type: 'json' };
import { collegeFolder, projectRoot, runToolWithArgs, ToolError } from '@campusway/toolkit';
import { build } from 'vite';
import { recordsOf } from '../checks/relevance/college-records.ts';

/** What the search promises: docs/decisions/013-own-search-engine.md. */
const promised = { bytes: 6500, p99: 3, timesFaster: 30 };
/** Fuse.js takes half a second for a query of 100,000 records, so all engines get fewer queries there. */
const campuses = [
  { size: 10_000, itemCount: 220, milliseconds: 4000 },
  { size: 100_000, itemCount: 110, milliseconds: 10_000 },
];

/** Name of the bundle that is measured. */
const entry = 'virtual:measured';

const ourRecords = await recordsOf(collegeFolder());

await runToolWithArgs(async () => {
  const failures: string[] = [];
  const require = (isMet: boolean, promise: string) => {
    if (!isMet) failures.push(promise);
  };

  const bytes = await bundledSize(['createSearchIndex'], '@campusway/campus/search');
  console.log(`Engine, minified and gzipped: ${bytes} bytes`);
  require(bytes <= promised.bytes, `at most ${promised.bytes} bytes`);

  report('our campus', engines.map(measureOurCampus), require);
  for (const { size, itemCount, milliseconds } of campuses) {
    const records = createSyntheticCampus(size);
    const known = sampleKnownItems(records, itemCount);
    const keystrokes = toKeystrokes(known.map(({ query }) => query));
    const rows = engines.map((engine) => measure(engine, records, { known, keystrokes }, milliseconds));
    report(`${size} records`, rows, require);
    if (size < 100_000) continue;
    const [mine, theirs] = [find(rows, ours), find(rows, miniSearch)];
    console.log(
      `ratio p99 of a keystroke, ${size} records, MiniSearch: ${(theirs.p99 / mine.p99).toFixed(1)}`,
    );
    require(mine.p99 < promised.p99, `p99 under ${promised.p99} ms at ${size} records`);
    require(theirs.p99 >=
      promised.timesFaster * mine.p99, `p99 ${promised.timesFaster} times better than MiniSearch's`);
  }
  if (failures.length > 0) throw new ToolError(`Search requirements not met: ${failures.join('; ')}`);
});

/** On our campus the quality is that of the relevance file, judged alike for every engine. */
function measureOurCampus(engine: Engine): Measurement {
  const search = engine.build(ourRecords);
  const byId = new Map(ourRecords.map((record) => [record.id, record]));
  const { queries: judged, successAt1 } = evaluate(queries.groups, {
    search(query) {
      const found = search(query, 8).flatMap((id) => byId.get(id) ?? []);
      return { results: found.map((record) => ({ record, score: 0, highlights: { title: [] } })) };
    },
  });
  const keystrokes = toKeystrokes(judged.map(({ query }) => query));
  const times = measure(engine, ourRecords, { known: [], keystrokes }, 2000);
  return { ...times, top1: successAt1, itemCount: judged.length };
}

function report(
  title: string,
  rows: readonly Measurement[],
  require: (isMet: boolean, promise: string) => void,
): void {
  console.log(`\n${title}`);
  console.table(
    rows.map(({ engine, buildMs, top1, itemCount, keystrokes, p50, p99 }) => ({
      engine,
      'build, ms': Math.round(buildMs),
      'top-1': `${(100 * top1).toFixed(1)} % of ${itemCount}`,
      keystrokes,
      'p50, ms': Number(p50.toFixed(3)),
      'p99, ms': Number(p99.toFixed(3)),
    })),
  );
  const best = Math.max(...rows.filter(({ engine }) => engine !== ours.name).map(({ top1 }) => top1));
  require(find(rows, ours).top1 > best, `more first places than any other engine, ${title}`);
}

function find(rows: readonly Measurement[], { name }: Engine): Measurement {
  const row = rows.find(({ engine }) => engine === name);
  if (!row) throw new RangeError(`Cannot find the measurement of ${name}`);
  return row;
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
