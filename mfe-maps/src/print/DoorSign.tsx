import type { Place } from '@campusway/campus';
import { floorName } from '@campusway/campus/directions';
import { findRoom } from '@campusway/campus-data/rooms';
import { lazy, Suspense } from 'react';
import css from './DoorSign.module.css';

const QrCode = lazy(() => import('../sharing/QrCode.tsx'));

/** What the printer gets of a place without a destination: a sign to put up beside its door. */
export function DoorSign({ place, path }: { readonly place: Place; readonly path: string }) {
  const url = new URL(path, location.origin).href;
  const room = place.code ? findRoom(place.code) : undefined;
  return (
    <article className={`print-only ${css.sign}`}>
      <p className={css.here}>You are here</p>
      <p className={css.code}>{place.code ?? place.name}</p>
      <p className={css.name}>
        {room?.name ?? place.name}, {floorName(place.level)}
      </p>
      <Suspense>
        <div className={css.qr}>
          <QrCode text={url} label={`QR code: directions from ${place.name}`} />
        </div>
      </Suspense>
      <p>Scan for directions from this door.</p>
      <p className={css.url}>{url}</p>
    </article>
  );
}
