import type { CampusRecord } from './campus-record.ts';
import { findPair, isInterchangeable, type PairAnswer, type PairSources } from './find-pair.ts';

const words =
  /(?<!\S)(?:(?:without|no|avoid(?:ing)?) (?:any |the )?(?:stair|step)s?|step[- ]?free|accessible(?= (?:route|way)(?!\S))|(?:by|using|via) (?:the )?(?:lift|elevator)|(?:(?:by|in|on|with) (?:a )?)?wheel ?chair)(?: (?:route|way))?(?!\S)/gi;

/** A query without its words for a way without stairs: `338` for `338 without stairs`; undefined where it has none. */
export function readStepFree(query: string): string | undefined {
  const rest = query.replace(words, ' ').trim();
  return rest === query.trim() ? undefined : rest;
}

/** As `findPair()`; a way without stairs where the query asks for it. */
export function answerPair(query: string, sources: PairSources): PairAnswer | undefined {
  const plain = readStepFree(query);
  const pair = plain === undefined ? undefined : findPair(plain, sources);
  // `Wheelchair toilet near 215` is a kind of place, `toilet by the lift` is near one.
  return pair && (pair.isRoute || !pair.records.every((record) => isInterchangeable({ record })))
    ? { ...pair, isStepFree: true }
    : findPair(query, sources);
}

/** The route of an answer to one of its records: its name, and what the directions have in their address. */
export function toRoute({ from, isStepFree }: PairAnswer, { id, title }: CampusRecord) {
  return {
    title: `${from.name} to ${title}${isStepFree ? ', step-free' : ''}`,
    link: { from: from.id, to: id, ...(isStepFree && { stepFree: true }) },
  };
}
