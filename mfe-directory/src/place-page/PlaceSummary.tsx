import { getLevel, type Place, type RoomKind, wordsOf } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { paths } from '@campusway/contract';
import { college, Link, languageOf } from '@campusway/platform';
import { classNames, styles } from '@campusway/ui-kit';
import type { Subject } from './find-subject.ts';
import css from './place.module.css';

const what = classNames(styles.soft, css.what);

const roomWords: Readonly<Record<RoomKind, string>> = {
  classroom: 'Classroom',
  lab: 'Lab',
  faculty: 'Faculty room',
  department: 'Department room',
  waiting: 'Waiting room',
  other: 'Room',
};

/** Kind, department and location of the place, with links. */
export function PlaceSummary({ subject, where }: { readonly subject: Subject; readonly where: string }) {
  const { room, place } = subject;
  const department = room?.department && college.getDepartment(room.department);
  const { screen } = getLevel(college.levels, (room ?? place).level);
  // The kind "Room" adds nothing to a named hall.
  const isPlain = room?.kind === 'other' && !department;
  const kind = room ? !isPlain && roomWords[room.kind] : wordOf(place);
  const names = room ? otherNames(subject) : [];
  const note = room ? college.noteOf(room.number) : place.note;
  return (
    <>
      <p className={what}>
        {kind}
        {department && (
          <>
            {' of '}
            <Link to={paths.departmentMap(department.code, { room: room.number })}>{department.label}</Link>
          </>
        )}
        {kind && <br />}
        {screen ? <Link to={paths.screen(screen, { to: place?.id })}>{where}</Link> : where}
      </p>
      {names.length > 0 && <p className={what}>Also called {names.join(', ')}</p>}
      {note && (
        <p className={what} lang={languageOf(note)}>
          {note}
        </p>
      )}
    </>
  );
}

/** Word for the kind; empty for a place whose name contains it or says more, such as `Parking`. */
function wordOf(place: Place | undefined): string {
  if (!place || ['facility', 'venue', 'area'].includes(place.kind)) return '';
  const [word] = wordsOf(place.kind);
  return place.name.toLowerCase().includes(word.toLowerCase()) ? '' : capitalised(word);
}

/** Names of the room on the campus map that differ from its own. */
function otherNames({ room }: Subject): readonly string[] {
  const named = college.campusPlaces.filter(({ code }) => room !== undefined && code === room.number);
  return named.map(({ name }) => name).filter((name) => name !== room?.name);
}
