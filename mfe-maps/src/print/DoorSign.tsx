import { type Place, titleOf } from '@campusway/campus';
import { college } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import { type CSSProperties, lazy, Suspense } from 'react';
import { commonName } from '../journey/use-route-title.ts';
import css from './print.module.css';

const QrCode = lazy(() => import('../controls/QrCode.tsx'));

/** Printed page of a place without a destination: a sign for its door. */
export function DoorSign({ place, path }: { readonly place: Place; readonly path: string }) {
  const url = new URL(path, location.origin).href;
  const title = place.code ?? place.name;
  const name = commonName(place);
  const floor = titleOf(college.levels, place.level);
  // The name of a pin contains its level.
  const isPin = name.endsWith(floor);
  const size = { '--characters': charactersOfLine(title) } as CSSProperties;
  return (
    <article className={`print-only ${css.sign}`}>
      <p className={`${styles.strong} ${css.college}`}>{college.facts.name}</p>
      <div className={css.place}>
        <p>You are here</p>
        <p className={css.code} style={size}>
          {title}
        </p>
        {name !== title && <p className={`${styles.strong} ${css.name}`}>{name}</p>}
        {!isPin && <p className={css.floor}>{place.wing ? `${floor}, ${place.wing} wing` : floor}</p>}
      </div>
      <Suspense>
        <div className={css.qr}>
          <QrCode text={url} label={`QR code: directions from ${place.name}`} />
          <p>Scan for directions from {isPin ? 'here' : 'this door'}.</p>
          <p className={`${styles.soft} ${css.url}`}>{url}</p>
        </div>
      </Suspense>
    </article>
  );
}

/** Characters per line for the title to fit into two lines of whole words. */
function charactersOfLine(title: string): number {
  return Math.max(Math.ceil(title.length / 2), ...title.split(' ').map(({ length }) => length));
}
