import { createSearchIndex, packRecords } from '@campusway/campus/search';
import { collegeFolder } from '@campusway/toolkit';
import { recordsOf } from './college-records.ts';
const records = await recordsOf(collegeFolder());
const index = createSearchIndex(records, packRecords([]));
for (const q of process.argv.slice(2)) {
  const r = index.search(q) as any;
  const hits = r.hits ?? r.results ?? r;
  console.log('##', q); for (const h of hits.slice(0, 6)) console.log('   ', (h.score ?? 0).toFixed(3), (h.record ?? h).id, '|', (h.record ?? h).title);
}
