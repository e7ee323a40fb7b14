import { describeResult, lookUp, signOfResult } from '@campusway/campus/lookup';
import type { AnswerEarly } from '@campusway/contract';
import { roomLinks } from '../links/room-links.ts';
import { earlyCard } from './early-card.ts';

/**
 * Same output as `LookupAnswer` before the list of places has loaded, without React; without an entry in the tables that of the
 * search engine.
 */
const answerEarly: AnswerEarly<'departments' | 'levels' | 'lookup'> = async (query, tables, site) => {
  const { levels, lookup } = tables;
  const result = lookUp(query, lookup);
  if (result.kind === 'none') {
    const { answerSearch } = await import('./answer-search.ts');
    return answerSearch(result.text, tables, site);
  }
  if (!('room' in result)) return undefined;
  return earlyCard({
    sign: signOfResult(result),
    sentence: describeResult(result, levels),
    note: lookup.rooms.find(({ room }) => room === result.room)?.note,
    links: roomLinks(result, lookup),
    isSaved: true,
  });
};

export default answerEarly;
