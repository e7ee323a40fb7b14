import { parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { toDestinationLinks } from '../links/destination-links.ts';
import css from './AnswerCard.module.css';
import { AnswerLinks } from './AnswerLinks.tsx';
import { RoomLinks } from './RoomLinks.tsx';
import { type FoundRoom, toSavedPlace } from './saved-answer.ts';

/** Links of a lookup answer; for a number without a door its neighbours. */
export default function LookupLinks({ result }: { readonly result: FoundRoom }) {
  const { map, directions, isDoor } = toDestinationLinks(result.room);
  if (isDoor) {
    const links = [
      { label: 'Show on map', to: map },
      { label: 'Directions', to: directions },
    ];
    return <AnswerLinks links={links} saved={toSavedPlace(result, map)} />;
  }
  const code = parseRoomCode(result.room);
  return (
    <div className={css.neighbours}>
      <p>The plan has no room {result.room}. Its neighbours:</p>
      <RoomLinks numbers={code ? roomsBeside(code, college.roomNumbers) : []} />
    </div>
  );
}
