import { explainClosures, type NamedClosure, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { clock, college, loadParts, useClosureOf, useClosures } from '@campusway/platform';
import { ClosureNews, styles, useLazyValue } from '@campusway/ui-kit';
import { createContext, type ReactNode, useContext } from 'react';

const ClosureOf = createContext<(room: RoomNumber) => NamedClosure | undefined>(() => undefined);

const loadPlaces = () => loadParts(['places']);

/**
 * Tells the rooms of a page what is closed, and announces what closes. The places, which closures are about, load once
 * something is closed.
 */
export function ClosedRooms({ children }: { readonly children: ReactNode }) {
  const closureOf = useClosureOf();
  const isAny = useClosures().length > 0;
  const isReady = useLazyValue(loadPlaces, isAny ? '' : null) !== undefined;
  return (
    <ClosureOf value={(room) => (isReady ? closureOf(college.findPlace(placeOfRoom(room))) : undefined)}>
      {children}
      <ClosureNews isReady={isReady} />
    </ClosureOf>
  );
}

/** `Room 214 is closed until 17:00 (painting).` */
export function RoomClosed({ room }: { readonly room: RoomNumber }) {
  const closure = useContext(ClosureOf)(room);
  if (!closure) return null;
  return (
    <p data-closed={placeOfRoom(room)} className={styles.detail}>
      {explainClosures([closure], clock)}
    </p>
  );
}
