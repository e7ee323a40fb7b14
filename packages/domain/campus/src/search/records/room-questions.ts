import type { RoomNumber } from '../../model.ts';
import { readDictation } from '../dictation.ts';
import type { Search } from '../open-search.ts';
import type { SearchAnswer } from '../search-record.ts';
import type { CampusRecord } from './campus-record.ts';
import { type Decision, decideAnswer } from './decide-answer.ts';

const whoWord = /^\s*who(?:se|['’]?s)?\s/i;
const verbs = /(?<!\S)(?:sits?|sitting|works?|working)(?!\S)/gi;

/** `105, 212 and 465` finds these rooms in their order; `who sits in 203` the people of the room, then the room; `two hundred five` is 205. */
export function withRoomQuestions(
  search: Search<CampusRecord>,
  rooms: readonly RoomNumber[],
): Search<CampusRecord> {
  return (typed, limit) => {
    const query = readDictation(typed);
    const words = query.toUpperCase().split(/[\s,;/&+]+|\bAND\b/);
    const numbers = [...new Set(words.filter((word) => word !== '' && !/^ROOMS?$/.test(word)))];
    if (numbers.length > 1 && numbers.every((number) => rooms.includes(number))) {
      const found = numbers.flatMap((number) =>
        search(number, limit).results.filter(({ record }) => record.code === number),
      );
      return { results: found };
    }
    if (!whoWord.test(query)) return search(query, limit);
    const answer = search(query.replace(verbs, ''), limit);
    const [room] = answer.results;
    const code = room?.record.code;
    const people = answer.results.filter(
      ({ record: { kind, door, doors = [door] } }) =>
        kind === 'person' && doors.some((one) => one !== undefined && one === code),
    );
    return room && people[0] ? { results: [...people, room] } : answer;
  };
}

/** As `decideAnswer()`; what is found by `withRoomQuestions()` is a list, also of one door. */
export function decideList(query: string, answer: SearchAnswer<CampusRecord>): Decision {
  const { results, understood, didYouMean } = answer;
  const isList = !understood && didYouMean === undefined && results.length > 1;
  return isList ? { kind: 'several', results } : decideAnswer(query, answer);
}
