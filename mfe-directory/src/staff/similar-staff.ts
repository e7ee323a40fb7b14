import type { StaffMember } from '@campusway/campus';
import { parseRoomText } from '@campusway/campus/content';
import { describeGuess } from '@campusway/campus/lookup';
import { createSearchIndex, decideAnswer, describeDoubt, toSearchRecords } from '@campusway/campus/search';
import { college } from '@campusway/platform';
import { areWithoutRoom, isRoom } from '../rooms/known-rooms.ts';

/** Results below this share of the best score have little in common with the text. */
const minShare = 0.7;

/** People whom the text may mean, best first; with a sentence when that is uncertain. */
interface SimilarStaff {
  readonly similar: readonly StaffMember[];
  readonly sentence: string | undefined;
}

/** `no room`, as the lines of such people say. */
const noRoom = /\b(?:no|without)(?: an?)? (?:room|office|cabin)s?\b/i;

/**
 * Home's search over the people: by role, department, room or ID, and by a name as it sounds or with typos; also those without a
 * room, among all or among these.
 */
export function createSimilarSearch(people: readonly StaffMember[]): (q: string) => SimilarStaff {
  const byId = new Map(people.map((person) => [person.id as string, person]));
  const { levels, departments, rooms } = college;
  const records = toSearchRecords({
    ...{ levels, departments, rooms, people },
    ...{ places: [], lookup: { ranges: [] } },
  });
  const index = createSearchIndex(records.filter(({ kind }) => kind === 'person'));
  const limit = people.length;
  return (q) => {
    const rest = q.replace(noRoom, '').trim();
    if (rest === q.trim()) return find(q);
    const { similar, sentence }: SimilarStaff = rest ? find(rest) : { similar: people, sentence: undefined };
    return { similar: similar.filter(({ room }) => areWithoutRoom(parseRoomText(room, isRoom))), sentence };
  };

  function find(q: string): SimilarStaff {
    const answer = index.search(q, { limit });
    const { didYouMean, understood } = answer;
    // Everyone with the role: `professor` scores low in the words of a Senior Assistant Professor.
    const isRole = understood?.parts.every(({ as, corrected }) => as === 'role' && !corrected);
    const share = isRole ? 0 : minShare;
    const { results } = didYouMean === undefined ? answer : index.search(didYouMean, { limit });
    const [best] = results;
    const similar = results.flatMap(({ record, score }) =>
      best && score >= share * best.score ? (byId.get(record.id) ?? []) : [],
    );
    const decision = decideAnswer(q, answer);
    const doubt = describeDoubt(q, answer, decision);
    // `embedded` is a word of a designation.
    const isWord = understood?.parts.every(({ as, corrected }) => as !== 'ignored' && !corrected);
    if (isWord && didYouMean === undefined) return { similar, sentence: undefined };
    const isGuess = decision.kind === 'none' || (decision.kind === 'one' && doubt !== undefined);
    return { similar, sentence: best && isGuess ? describeGuess(best.record.title) : doubt };
  }
}
