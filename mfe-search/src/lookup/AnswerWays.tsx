import { parseRoomCode, roomsBeside } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import css from '../answer/AnswerCard.module.css';
import { RoomLinks } from '../answer/RoomLinks.tsx';
import { Ways } from '../answer/Ways.tsx';
import { type FoundRoom, toSavedPlace } from '../saved/saved-answer.ts';
import { toDestinationLinks } from './destination-links.ts';

/** Where an answer leads; of a number that no door has, its neighbours. */
export default function AnswerWays({ result }: { readonly result: FoundRoom }) {
  const { map, directions, isDoor } = toDestinationLinks(result.room);
  if (isDoor) {
    const ways = [
      { label: 'Show on map', to: map },
      { label: 'Directions', to: directions },
    ];
    return <Ways ways={ways} saved={toSavedPlace(result, map)} />;
  }
  const code = parseRoomCode(result.room);
  return (
    <div className={css.neighbours}>
      <p>The plan has no room {result.room}. Its neighbours:</p>
      <RoomLinks numbers={code ? roomsBeside(code, college.roomNumbers) : []} />
    </div>
  );
}
