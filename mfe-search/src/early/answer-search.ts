import type { Department, DepartmentCode } from '@campusway/campus';
import { capitalised, quotable } from '@campusway/campus/lookup';
import type { CollegeParts, EarlySite } from '@campusway/contract';
import { createEngine } from '../engine/create-engine.ts';
import { countText } from '../engine/match.ts';
import type { Answer, SearchEngine } from '../engine/search-engine.ts';
import { sortMatches } from '../engine/sort-matches.ts';
import type { SearchSite } from '../links/search-site.ts';
import { earlyCard } from './early-card.ts';

const parts = ['places', 'rooms', 'search'] as const;

type Tables = Pick<CollegeParts, 'departments' | 'levels' | 'lookup'>;
type Content = Tables & Pick<CollegeParts, (typeof parts)[number]>;

/** Matches of a list that a phone shows at once. */
const firstMatches = 5;

let engine: Promise<SearchEngine> | undefined;

/** Answer of the search engine, without React; undefined for no match, with which only the page can help. */
export async function answerSearch(
  query: string,
  tables: Tables,
  { load, routes }: EarlySite,
): Promise<HTMLElement | undefined> {
  engine ??= load(parts).then((loaded) => createEngine(toSite({ ...tables, ...loaded }), routes));
  // The next query loads it again.
  engine.catch(() => {
    engine = undefined;
  });
  return toCard(query, (await engine).answer(query));
}

function toCard(query: string, answer: Answer): HTMLElement | undefined {
  const { interpretation } = answer;
  if (answer.kind === 'none') return undefined;
  if (answer.kind === 'one')
    return earlyCard({ ...answer.match, note: interpretation, isSaved: answer.match.saved !== undefined });
  const isSorted = answer.kind === 'route' || answer.isAlike;
  const listed = isSorted ? sortMatches(answer.matches, {}) : answer.matches;
  const [first, ...others] = listed;
  if (!first) return undefined;
  if (answer.kind === 'route' && others.length === 0) {
    const sentence = `${answer.from.name} to ${first.title}${answer.isStepFree ? ', step-free' : ''}`;
    const where = [first.where, interpretation].filter(Boolean).join('. ');
    return earlyCard({ ...first, sentence, note: capitalised(where) });
  }
  // Which of several is the nearest on foot, the page knows.
  if (answer.kind === 'route' || answer.near) return undefined;
  const links = listed
    .slice(0, firstMatches)
    .flatMap(({ title, where, links: [link] }) =>
      link ? [{ label: `${title}, ${where}`, to: link.to }] : [],
    );
  const what = interpretation ? '' : ` for “${quotable(query)}”`;
  return earlyCard({
    sentence: countText(listed.length, answer.isMore) + what,
    note: interpretation,
    links,
  });
}

/** A college from the parts that have come; the start of the visit is added by the page. */
function toSite(content: Content): SearchSite {
  const { departments, places, rooms } = content;
  const placesById = new Map(places.map((place) => [place.id, place]));
  const roomsByNumber = new Map(rooms.map((room) => [room.number, room]));
  const getDepartment = (code: DepartmentCode) =>
    departments.find((department) => department.code === code) as Department;
  const college = {
    ...content,
    roomNumbers: rooms.map(({ number }) => number),
    findPlace: (id: string) => placesById.get(id),
    findRoom: (number: string) => roomsByNumber.get(number),
    getDepartment,
  };
  return { college, readVisitStart: () => undefined };
}
