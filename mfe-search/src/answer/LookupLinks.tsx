import { titleOf } from '@campusway/campus';
import { capitalised, describeResult, roomsBeside } from '@campusway/campus/lookup';
import { college, type SavedPlace } from '@campusway/platform';
import { Announcement, ClosedNote, ClosureNews } from '@campusway/ui-kit';
import { toDestinationLinks } from '../links/destination-links.ts';
import { doorOf, type FoundRoom, mapLinks } from '../links/room-links.ts';
import { tabSite } from '../links/tab-site.ts';
import css from './AnswerCard.module.css';
import { AnswerLinks } from './AnswerLinks.tsx';
import { RoomLinks } from './RoomLinks.tsx';

/** Links of a lookup answer; for a number without a door its neighbours. */
export default function LookupLinks({ result }: { readonly result: FoundRoom }) {
  const target = toDestinationLinks(result.room, tabSite);
  const announcement = <Announcement text={describeShortly(result)} />;
  if (target.start)
    return (
      <>
        {announcement}
        <AnswerLinks links={mapLinks(target)} saved={toSavedPlace(result, target.map)} />
        {/* Below the links, which may be pressed as it comes. */}
        {result.kind === 'range' && <OwnName of={result} />}
        <ClosedNote place={college.findPlace(doorOf(result.room))} />
        <ClosureNews />
      </>
    );
  return (
    <div className={css.neighbours}>
      {announcement}
      <p>The plan shows no door {result.room}. Nearest:</p>
      <RoomLinks numbers={roomsBeside(result.room, college.roomNumbers)} />
    </div>
  );
}

/** `Room 305, IT Faculty Room 2, third floor`: without the words of its range. */
function describeShortly(result: FoundRoom): string {
  const { kind, room, level } = result;
  const name = kind === 'range' && !result.missing && college.findRoom(room)?.name;
  return name
    ? [`Room ${room}`, name, titleOf(college.levels, level)].join(', ')
    : describeResult(result, college.levels);
}

/** Own name and department of a room, beside the range's words: `Office of the Head, ECE`. */
function OwnName({ of: { room } }: { readonly of: FoundRoom }) {
  const { name, department: code } = college.findRoom(room) ?? {};
  if (name === undefined) return null;
  const department = college.departments.find((one) => one.code === code);
  const words = new Set(name.split(/[^\p{L}\p{N}]+/u));
  const isNamed =
    !department || [department.label, department.code.toUpperCase()].some((one) => words.has(one));
  return <p className={css.note}>{isNamed ? name : `${name}, ${department.label}`}</p>;
}

/** Saved place of a lookup result, under the name by which it was found; `path` is its page. */
export function toSavedPlace(result: FoundRoom, path: string): SavedPlace {
  const { room, level } = result;
  const place = { id: doorOf(room), kind: 'place', path } as const;
  const title = titleOf(college.levels, level);
  if (result.kind === 'range')
    return {
      ...place,
      name: `Room ${room}`,
      detail: [capitalised(title), result.label].filter(Boolean).join(', '),
    };
  const name = result.kind === 'room' ? result.venue : result.name;
  return { ...place, name, detail: result.isUnnumbered ? capitalised(title) : `Room ${room}, ${title}` };
}
