import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createRemoteSearch, createSearchServer } from './remote-search.ts';
import type { SearchRecord } from './search-record.ts';

const records: SearchRecord[] = [
  { id: 'a', kind: 'venue', title: 'Auditorium', aliases: ['audi'], where: 'second floor', rank: 0.9 },
  { id: 'b', kind: 'lab', title: 'Acoustics Lab', aliases: [], where: 'first floor', rank: 0.4 },
];

test('createRemoteSearch() answers what is asked before the index is there, each question its own', async () => {
  const { port1: page, port2: worker } = new MessageChannel();
  const answer = createSearchServer();
  worker.on('message', (request) => {
    const reply = answer(request);
    if (reply) worker.postMessage(reply);
  });
  const remote = createRemoteSearch((request) => page.postMessage(request), records);
  page.on('message', remote.receive);

  const [audi, lab, none] = await Promise.all([
    remote.search('audi'),
    remote.search('acustics', { limit: 1 }),
    remote.search('zzzz'),
  ]);
  page.close();
  expect(audi.results[0]?.record).toEqual(records[0]);
  expect(lab.results.map(({ record }) => record.id)).toEqual(['b']);
  expect(lab.understood?.parts[0]).toMatchObject({
    typed: 'acustics',
    read: 'Acoustics Lab',
    corrected: true,
  });
  expect(none.results).toEqual([]);
});
