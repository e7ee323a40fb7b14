import { readFileSync } from 'node:fs';
import { provideCollege, provideParts } from '@campusway/platform/host';
import { expect, inject, test } from 'vitest';
import { tabSite } from '../links/tab-site.ts';
import { createEngine } from './create-engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly hillCollege: string;
  }
}

const { registered, parts } = JSON.parse(readFileSync(inject('hillCollege'), 'utf8'));
provideCollege(registered);
provideParts(parts);
const engine = createEngine(tabSite, []);

test('answer() shows the id of a room without a number on no sign', () => {
  const answer = engine.answer('Ida Frost');
  expect(answer).toMatchObject({
    kind: 'one',
    match: { place: 'room-reading-room' },
  });
  expect(answer.kind === 'one' && answer.match.sign).toBeUndefined();
});

test('answer() lists a sign of two buildings for each, to be sorted by walking time', () => {
  expect(engine.answer('101')).toMatchObject({
    kind: 'several',
    isAlike: true,
    matches: [{ sign: '101' }, { sign: 'N-101' }],
    interpretation: 'Several buildings have this number. Choose yours.',
  });
});

test('answer() asks which of two places with one sign a route starts at', () => {
  const answer = engine.answer('101 to Ida Frost');
  expect(answer).toMatchObject({
    kind: 'several',
    isAlike: false,
    matches: [{ sign: '101' }, { sign: 'N-101' }],
    interpretation: 'Several places have the name of your start. Choose yours.',
  });
  const links = answer.kind === 'several' ? answer.matches.map(({ links }) => links[0]?.to) : [];
  expect(links[1]).toMatch(/\?from=room-n-101&to=room-reading-room$/);
});
