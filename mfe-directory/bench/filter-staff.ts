import { readFileSync } from 'node:fs';
import { provideParts } from '@campusway/platform/host';
import { Bench } from 'tinybench';
import { createStaffIndex, findStaff } from '../src/staff/find-staff.ts';
import { sortStaff } from '../src/staff/sort-staff.ts';
import { staffOrders } from '../src/staff/use-staff-view.ts';
import { inventStaff } from './invented-staff.ts';

/** Time limit of a keystroke: a quarter of a frame at 60 Hz. */
const maxKeystrokeMs = 4;

// The order by room looks rooms up.
provideParts(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const people = inventStaff(10_000);
const index = createStaffIndex(people);
const all = { designation: '' };
const bench = new Bench({ name: '10,000 people', time: 500 });

bench
  .add('index all names', () => createStaffIndex(people))
  .add('keystroke: a (nearly everyone)', () => findStaff(index, { q: 'a', ...all }))
  .add('keystroke: meenakshi', () => findStaff(index, { q: 'Meenakshi', ...all }))
  .add('keystroke: no match', () => findStaff(index, { q: 'zzzz', ...all }))
  .add('keystroke: 10,000 characters', () => findStaff(index, { q: 'a'.repeat(10_000), ...all }));
for (const order of staffOrders) bench.add(`order of everyone: ${order}`, () => sortStaff(people, order));

await bench.run();
console.table(bench.table());

const faults = bench.tasks.flatMap(({ name, result }) => {
  if (result.state !== 'completed') return [`"${name}" did not complete`];
  const isSlow = name.startsWith('keystroke') && result.latency.p99 > maxKeystrokeMs;
  return isSlow ? [`"${name}" takes more than ${maxKeystrokeMs} ms at the 99th percentile`] : [];
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
