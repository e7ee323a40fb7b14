import { placeOfRoom } from '../../geometry/features.ts';
import { foldText } from '../../lookup/fold-text.ts';
import type { Place, PlaceId } from '../../model.ts';
import type { Search } from '../open-search.ts';
import type { QueryPart } from '../search-record.ts';
import { isStopWord, meaningfulWords } from '../tokenize.ts';
import type { CampusRecord } from './campus-record.ts';
import { decideAnswer, hasName, splitUnused } from './decide-answer.ts';
import { ownRoom } from './questions.ts';

/** Answer to `toilet near 215` or, with `isRoute`, to `main gate to 310`. */
export interface PairAnswer {
  readonly from: Pick<Place, 'id' | 'name'>;
  /** Records of places, the nearest first. That of a route's end has its name as title. */
  readonly records: readonly CampusRecord[];
  readonly isRoute: boolean;
  /**
   * A place where a route does not lead, `gate 2` of `gate 2 to parking to library`, `canteen` of `205 to 310 via canteen`;
   * words that match nothing, `clean` of `clean toilet near 215`.
   */
  readonly leftOut?: string | undefined;
  /** The query asks for a way without stairs. */
  readonly isStepFree?: boolean;
  /** Several places have the name of the start: the records are these, `from` is the end of the route. */
  readonly isChoice?: boolean;
}

export interface PairSources {
  readonly search: Search<CampusRecord>;
  readonly places: readonly Place[];
}

interface Reading {
  readonly from: string;
  readonly to: string;
  readonly isRoute: boolean;
  /** Only where `to` is a kind of place, and `from` a name. */
  readonly needsKind?: boolean;
}

/** A record of the search with its place, and the name of both. */
interface End {
  readonly record: CampusRecord;
  readonly place: Place;
  readonly name: string;
}

type At = Pick<End, 'place'>;

/** Also as `neer`, `nere` or `naerest`; what one needs is the nearest. */
const nearWord =
  /(?<!\S)(n[ae]+re?(?:st)?|close(?:st| by)?|next to|beside|opposite|behind|by|need(?: an?)?(?! to ))(?!\S)/;
/** Before the place that the nearest of a kind is near: `nearest toilet to 129`. */
const where = /(?<!\S)(to|from|at|in)(?!\S)/;
const preposition = /(?<!\S)(to|from)(?!\S)/;
/** An arrow, `then`, and Hindi, folded: `gate 2 se library tak`, `gate 2 से library तक`. */
const arrow = /[-=]?>|[→⇒➜⟶]| se | स | then /g;
/** Before a stop, where a route does not lead. */
const via = / (?:via|stopping at) (?:the )?/;
/** Before the place where one stands: `I am at 118`, `currently near 118`; `gate 2 want to go to the canteen` begins with it. */
const standing =
  /(?<!\S)(?:i ?a?['’]?m|we ?a?['’]?re|currently|standing|just|lost my way) (?:\S+ )?(?:in front of|next to|at|in|inside|near|beside|by|outside|opposite|from|entered|left) |^(?!i |we |.* from )(?:at |from )?(?=\S.* (?:want|need to) )/;
/** Limit of words that name where one stands. */
const maxStartWords = 8;
const maxMatches = 500;
const maxRecords = 30;
/** People to choose from: `205 to rao`; of rooms, as in `parking to CSE labs`, the nearest are listed. */
const maxGoals = 8;
/** Added to the straight line for each floor between, metres, and the most of these: levels of another building have any index. */
const [otherFloor, maxFloors] = [50, 4];

/**
 * Answers a query of two places: what is near one, or the route between both. Nearest is by the straight line: a caller
 * with walking times sorts again. Undefined unless both are certain, and, without `to`, when the query as a whole matches:
 * `toilet near 3rd floor`.
 */
export function findPair(query: string, sources: PairSources): PairAnswer | undefined {
  const typed = foldText(query);
  const ends = typed.includes('between') ? typed.replace(' and ', ' to ') : typed;
  const [text = '', stop = ''] = readStanding(ends, sources).replace(arrow, ' to ').split(via);
  // The search uses only the first words of a long question.
  const { understood } = sources.search(meaningfulWords(query).join(' '));
  const { used, unused } = splitUnused(understood);
  if (understood && !unused && !text.includes(' to ')) return undefined;
  const ofKind = { from: used, to: unused, isRoute: false, needsKind: true };
  for (const reading of readPair(text, [ofKind, { ...ofKind, from: unused, to: used }])) {
    const answer = resolve(reading, sources);
    // What `readPair()` does not read.
    const rest = stop || text.split(preposition).slice(0, -4).join(' ').trim();
    if (answer?.isRoute && meaningfulWords(rest)[0] && isWhole(rest, sources))
      return { ...answer, leftOut: rest };
    if (answer) return answer;
  }
  const area = understood?.parts.find(({ as }) => as === 'floor');
  return area && unused ? findInArea(text, area, sources) : undefined;
}

/** `312 third floor toilets`: the answer without the floor or wing; of its records those there. */
function findInArea(text: string, { typed, read }: QueryPart, sources: PairSources): PairAnswer | undefined {
  const rest = text.split(/[ ,]+/).filter((word) => !typed.split(' ').includes(word));
  const answer = rest.join(' ') === text ? undefined : findPair(rest.join(' '), sources);
  const records = answer?.records.filter(({ where }) => where.includes(read));
  return answer && (records?.[0] ? { ...answer, records } : { ...answer, leftOut: answer.leftOut ?? typed });
}

/**
 * `and where is the canteen from 118` for `I am at 118 and where is the canteen`, `where is the canteen from 118` for
 * `where is the canteen I am at 118`. The start is as long as all its words are those of one place.
 */
function readStanding(text: string, sources: PairSources): string {
  const found = standing.exec(text);
  if (!found) return text;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length).split(/[\s,.;?!]+/);
  for (let count = Math.min(after.length, maxStartWords); count > 0; count--) {
    // A name does not end with `and` or `need a`.
    if (isStopWord(after, count - 1)) continue;
    const from = after.slice(0, count).join(' ');
    const goal = `${before} ${after.slice(count).join(' ')}`;
    if (isWhole(from, sources)) return meaningfulWords(goal)[0] ? `${goal} from ${from}` : text;
  }
  return text;
}

/**
 * `toilet near 215`, `nearest toilet to 215`, `toilet nearest to 215`; `main gate to 310`, `how do I get to 310 from main gate`,
 * `215 to the nearest toilet`, `I am in 215 and need a toilet`; of several words for near the last one counts: `I'm near 205,
 * need a toilet`. No reading where a place is missing; the likelier one first.
 * @param ofKind readings of `toilet 215`
 */
function readPair(text: string, ofKind: readonly Reading[]): readonly Reading[] {
  const [what = '', near = '', place = ''] = text.split(nearWord).slice(-3);
  const [kind = '', , other = ''] = place.split(where);
  const [one = '', word, last = ''] = text.split(preposition).slice(-3);
  const [isSuperlative, isNeed] = [near.endsWith('est'), near.startsWith('need')];
  const [from, to] = word === 'from' ? [last, one] : [one, last];
  const route = { from, to, isRoute: true };
  // `Near a lift, need water`
  const [at, goal] = isNeed ? [what, place] : [place, what];
  const nearby = { from: at, to: goal, isRoute: false };
  const nearest = { from: other, to: kind.trim() || what, isRoute: false };
  const readings = isSuperlative
    ? [nearest, route, ...ofKind, nearby]
    : [...(isNeed ? [nearest, route] : []), nearby, route, ...ofKind];
  // `Near me` and `how to find` name no place.
  return readings.filter((reading) =>
    [reading.from, reading.to].every((text) => meaningfulWords(text).length > 0),
  );
}

function resolve({ from, to, isRoute, needsKind }: Reading, sources: PairSources): PairAnswer | undefined {
  const starts = findEnds(from, true, sources);
  const named = findEnds(to, isRoute, sources, maxGoals);
  const { goals, leftOut } = named[0] || isRoute || needsKind ? { goals: named } : findKindIn(to, sources);
  const isKind = () => {
    const parts = sources.search(to).understood?.parts ?? [];
    return (
      // All in the west are no kind.
      goals.every((goal) => isInterchangeable(goal) && goal.place.kind === goals[0]?.place.kind) &&
      starts.every(({ record }) => hasName(from, record)) &&
      // `Canteen menu` asks for no men's toilet.
      !(to.length < 5 && parts.some(({ corrected }) => corrected))
    );
  };
  if (!goals[0] || (needsKind && !(goals[1] && isKind()))) return undefined;
  const [start] = starts.toSorted(byDistance(goals[0]));
  const toRecords = (ends: readonly End[], { place, name }: End) => ({
    from: { id: place.id, name },
    records: ends
      .filter((end) => end.place.id !== place.id)
      .toSorted(byDistance({ place }))
      .slice(0, maxRecords)
      .map((end) => toRecord(end, isRoute, sources.places)),
  });
  if (!start) {
    const named = findEnds(from, true, sources, maxGoals).filter(({ record }) => hasName(from, record));
    return isRoute && named[1] && !goals[1]
      ? { ...toRecords(named, goals[0]), isRoute, isChoice: true }
      : undefined;
  }
  const isOneGoal = goals.length === 1 || goals.every(isInterchangeable);
  const found = toRecords(goals, start);
  return found.records[0] && { ...found, isRoute: isRoute && isOneGoal, leftOut };
}

/** The places of the last word that names a kind, and the other words: `clean toilet`. */
function findKindIn(text: string, sources: PairSources): { goals: readonly End[]; leftOut?: string } {
  const typed = meaningfulWords(text);
  for (const word of typed.toReversed()) {
    const goals = findEnds(word, false, sources).filter(isInterchangeable);
    // `Found` is only the beginning of Founders' Lawn.
    const isKind = goals[1] || (goals[0] && hasName(word, goals[0].record));
    if (isKind) return { goals, leftOut: typed.filter((other) => other !== word).join('", "') };
  }
  return { goals: [] };
}

/** Whether a text names one place, or places of one kind, and nothing else. */
function isWhole(text: string, sources: PairSources): boolean {
  const parts = sources.search(text).understood?.parts;
  // A list of two rooms has none.
  const isRead = parts?.every(({ as }) => as !== 'ignored') === true;
  return isRead && findEnds(text, true, sources).length > 0;
}

/** The ends that a text names. A start may be one of several gates or toilets, a goal of a route also any of several rooms. */
function findEnds(
  text: string,
  isSingle: boolean,
  { search, places }: PairSources,
  most = 1,
): readonly End[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  /** A floor is a goal too, where a place on it is. */
  const onFloor = ({ kind, id, level }: CampusRecord): Place | undefined => {
    const place = kind === 'floor' && places.find((one) => one.level === level);
    return place ? { ...place, id: id as PlaceId } : undefined;
  };
  const answer = search(text, maxMatches);
  const decided = decideAnswer(text, answer);
  // `Chary cabin`
  const owner = text.trim().replace(ownRoom, '');
  if (decided.kind === 'none')
    return owner === text.trim() ? [] : findEnds(owner, isSingle, { search, places }, most);
  const isCode = answer.understood?.parts.some(({ as }) => as === 'code');
  const ends = (decided.kind === 'one' ? [decided.result] : decided.results).flatMap(({ record }): End[] => {
    const place = byId.get(record.place ?? placeOfRoom(record.door ?? '')) ?? (most > 1 && onFloor(record));
    if (!place || record.kind === 'help' || !(isSingle || record.id === place.id)) return [];
    return [{ record, place, name: isCode ? place.name : record.title }];
  });
  if (!isSingle || ends.length <= most || ends.every(isInterchangeable)) return ends;
  const isPerson = ({ record }: End) => record.kind === 'person';
  return most > 1 && ends[0] && !isPerson(ends[0]) ? ends.filter((end) => !isPerson(end)) : [];
}

export function isInterchangeable({ record: { kind } }: Pick<End, 'record'>): boolean {
  return kind === 'amenity' || kind === 'place';
}

/** The record of an end; an amenity that is named after no place also has the nearest door: `by 214, second floor`. */
function toRecord({ record, place, name }: End, isRoute: boolean, places: readonly Place[]): CampusRecord {
  const door = record.kind === 'amenity' && !place.near ? findDoor(place, places) : undefined;
  const where = door ? `by ${door}, ${record.where}` : record.where;
  return { ...record, id: place.id, title: isRoute ? name : record.title, where };
}

/** Code of the nearest room on the same floor. */
function findDoor(place: Place, places: readonly Place[]): string | undefined {
  // Halls are points in their middle, which may be on the other side of a wall.
  const doors = places.filter(({ kind, code, level }) => kind === 'room' && code && level === place.level);
  return doors.map((door) => ({ place: door })).toSorted(byDistance({ place }))[0]?.place.code;
}

/** Order of what is at places: the nearest first. */
function byDistance({ place: { x, y, level } }: At): (one: At, other: At) => number {
  const metresTo = ({ place }: At) =>
    Math.hypot(place.x - x, place.y - y) + otherFloor * Math.min(Math.abs(place.level - level), maxFloors);
  return (one, other) => metresTo(one) - metresTo(other);
}
