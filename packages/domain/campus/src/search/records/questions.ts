import { foldText } from '../../lookup/fold-text.ts';
import type { RoomNumber } from '../../model.ts';
import type { Search } from '../open-search.ts';
import type { RecordKind, SearchAnswer } from '../search-record.ts';
import type { CampusRecord } from './campus-record.ts';
import { type Decision, decideAnswer, hasName, splitUnused } from './decide-answer.ts';

const personQuestion = /(?:^|\s)(?:who(?:se|['’]?s)?|where do(?:es)?|where(?! can| to)(?=.{0,60} sits?))\s/i;
const verbs = /(?<!\S)(?:do(?:es)?|sits?|sitting|works?|working|teach(?:es|ing)?)(?!\S)/gi;
const staff = /^(?:staff|faculty|teachers) (?:of|in) | (?:staff|faculty|teachers)(?: members| list)?$/i;
/** Before or between numbers: `both rooms: 105, 212`. */
const roomWords = /(?:\b(?:THE|BOTH|TWO|THREE|[23]) )?\bROOMS?\b:?/g;
/** Around the person whose room is asked for. */
export const ownRoom =
  /^(?:cabin|chamber|office|desk) of |(?:['’]s)? (?:cabin|chamber|office|desk)(?: number| no\.?)?$/i;

/**
 * `105, 212 and 465` finds these rooms in their order; `who sits in 203` the people of the room, then the room; `where
 * does Dr. Kiran Pai sit` and `Kiran Pai's desk` the person; `IT staff` the department; `two hundred five` is 205. A
 * number of four digits and more without a match is searched as a room with one digit less, and asked for: 255 for
 * `2555`.
 */
export function withQuestions(
  search: Search<CampusRecord>,
  rooms: readonly RoomNumber[],
): Search<CampusRecord> {
  const ask: Search<CampusRecord> = (query, limit) => {
    const findRooms = (numbers: readonly RoomNumber[]) =>
      numbers.flatMap((number) =>
        search(number, limit).results.filter(({ record }) => record.code === number),
      );
    const listed = query.toUpperCase().replace(roomWords, '');
    const numbers = [...new Set(listed.match(/\b(?!(?:AND|OR)\b)[^\s,;/&+]+/g))];
    if (numbers.length > 1 && numbers.every((number) => rooms.includes(number)))
      return { results: findRooms(numbers) };
    const team = query.replace(staff, '');
    const asksPerson = personQuestion.test(query);
    const answer = search(asksPerson ? query.replace(verbs, '') : team, limit);
    const [first] = answer.results;
    if (asksPerson) {
      const code = first?.record.code;
      const people = answer.results.filter(
        ({ record: { kind, door, doors = [door] } }) =>
          kind === 'person' && doors.some((one) => one !== undefined && one === code),
      );
      if (first && people[0]) return { results: [...people, first] };
      return code && /^who/i.test(query) ? { ...answer, lack: `No one is listed in room ${code}.` } : answer;
    }
    if (team !== query)
      return first?.record.kind === 'department' && hasName(team, first.record)
        ? answer
        : search(query, limit);
    const owner = query.replace(ownRoom, '');
    if (owner !== query && answer.understood?.parts.some(({ as }) => as === 'ignored')) {
      const found = search(owner, limit);
      return found.results[0]?.record.kind === 'person' ? found : answer;
    }
    if (first) return findBoth(query, answer, search) ?? findOnFloor(answer, { search, ask }) ?? answer;
    if (!/^\d{4,}$/.test(query)) return answer;
    const shorter = new Set(Array.from(query, (_, i) => query.slice(0, i) + query.slice(i + 1)));
    const meant = rooms.filter((room) => shorter.has(room));
    const results = findRooms(meant);
    return results.length > 0 ? { results, didYouMean: meant.join(' or ') } : answer;
  };
  return ask;
}

/** What is found on the floor, or elsewhere, for `canteen ground floor`; the floor itself matches as a name. */
function findOnFloor(
  { results: [first], understood }: SearchAnswer<CampusRecord>,
  { search, ask }: Readonly<Record<'search' | 'ask', Search<CampusRecord>>>,
): SearchAnswer<CampusRecord> | undefined {
  const { used, unused } = splitUnused(understood);
  if (first?.record.kind !== 'floor' || !used || !unused) return undefined;
  /** Title of the floor that a text names as a whole. */
  const titleOfFloor = (text: string) => {
    const { results, understood: own } = search(text);
    const isWhole = !splitUnused(own).unused;
    return results[0]?.record.kind === 'floor' && isWhole && results[0].record.title.toLowerCase();
  };
  const [typed, rest] = titleOfFloor(used) ? [used, unused] : [unused, used];
  const read = titleOfFloor(typed);
  const answer = ask(rest);
  if (!read || !answer.results[0] || !answer.understood) return undefined;
  const there = answer.results.filter(({ record }) => record.where.includes(read));
  const parts = [...answer.understood.parts, { typed, read, as: 'floor', corrected: false } as const];
  const found = { ...answer, understood: { parts } };
  return there[0] ? { ...found, results: there } : { ...found, lack: `No match for "${typed}".` };
}

/** A floor tells where; findPair() has amenities near another place. */
const neverBoth: readonly RecordKind[] = ['floor', 'amenity'];
/** Namesakes that are listed beside another name. */
const maxNamesakes = 8;

/** `canteen and library`, `wifi 315`, `dr pandey 315`: two names, in their order, which nothing has both. */
function findBoth(
  query: string,
  { understood }: SearchAnswer<CampusRecord>,
  search: Search<CampusRecord>,
): SearchAnswer<CampusRecord> | undefined {
  const { used, unused } = splitUnused(understood);
  if (!unused) return undefined;
  // A namesake has this room: `Swathi Menon 466`.
  const code = /\d{3,}\S*/.exec(used)?.[0] ?? '';
  const rest = foldText(query).replace(code, '').trim();
  const [namesake] = code ? search(rest).results : [];
  const isOther = namesake && hasName(rest, namesake.record);
  return findNamed(query, isOther ? [code, rest] : [used, unused], search);
}

/** One certain record of the first text and the few of the second, in the order of the query. */
function findNamed(
  query: string,
  [used, unused]: readonly [used: string, unused: string],
  search: Search<CampusRecord>,
): SearchAnswer<CampusRecord> | undefined {
  const one = decideAnswer(used, search(used));
  if (one.kind !== 'one') return undefined;
  const first = one.result;
  const decided = decideAnswer(unused, search(unused, maxNamesakes + 1));
  const others =
    decided.kind === 'one' ? [decided.result] : decided.kind === 'several' ? decided.results : [];
  const [other] = others;
  if (!other || others[maxNamesakes]) return undefined;
  if ([first, ...others].some(({ record: { kind } }) => neverBoth.includes(kind))) return undefined;
  // `Meeting` is also a word of `meeting dr kiran pai`.
  const isHelp = other.record.kind === 'help';
  if (isHelp && !(hasName(unused, other.record) && first.record.kind !== 'person')) return undefined;
  // `ATM near library`, `first aid from 315` asks for what a topic says of it.
  const isBefore = isHelp || foldText(query).startsWith(unused);
  return { results: isBefore ? [...others, first] : [first, ...others] };
}

/** As `decideAnswer()`; what is found by `withQuestions()` is a list, also of one door. */
export function decideList(query: string, answer: SearchAnswer<CampusRecord>): Decision {
  const { results, understood, didYouMean } = answer;
  const isList = !understood && didYouMean === undefined && results.length > 1;
  return isList ? { kind: 'several', results } : decideAnswer(query, answer);
}
