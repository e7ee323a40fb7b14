import { type Place, titleOf } from '@campusway/campus';
import { formatMetres, formatMinutes, type Step } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { lazy, Suspense } from 'react';
import { floorsOf } from '../routing/floor-of.ts';
import { FloorPrint } from './FloorPrint.tsx';
import css from './PrintSheet.module.css';
import { planHeight } from './plan-height.ts';

const QrCode = lazy(() => import('../sharing/QrCode.tsx'));

interface PrintSheetProps {
  readonly route: CampusRoute;
  readonly steps: readonly Step[];
  readonly path: string;
}

/** What the printer gets in place of the page: the words, a plan of each floor, and the link as a code. */
export function PrintSheet({ route, steps, path }: PrintSheetProps) {
  const url = new URL(path, location.origin).href;
  const { fromPlace, toPlace, length, seconds, legs } = route;
  const floors = floorsOf(legs);
  const height = planHeight({ steps: steps.length, plans: floors.length });
  return (
    <article className={`print-only ${css.sheet}`}>
      <header className={css.head}>
        <div>
          <p className={css.college}>{college.facts.name}</p>
          <p className={css.title}>
            {fromPlace.name} to {toPlace.name}
          </p>
          <p>
            {formatMetres(length)}, {formatMinutes(seconds)}
          </p>
          <p>From: {describe(fromPlace)}</p>
          <p>To: {describe(toPlace)}</p>
        </div>
        <Suspense>
          <div className={css.code}>
            <QrCode text={url} label="QR code of this way" />
          </div>
        </Suspense>
      </header>
      <ol className={css.steps}>
        {steps.map(({ first, kind, text }) => (
          <li key={`${first}-${kind}`}>{text}</li>
        ))}
      </ol>
      <Suspense>
        <div className={css.plans}>
          {floors.map((floor) => (
            <FloorPrint key={floor} route={route} floor={floor} height={height} />
          ))}
        </div>
      </Suspense>
      <p className={css.url}>{url}</p>
    </article>
  );
}

/** `CSE Faculty Room 2, second floor, west wing`. */
function describe(place: Place): string {
  const { name, level, wing } = place;
  const title = titleOf(college.levels, level);
  // The name of a pin says its level.
  const where = name.endsWith(title) ? undefined : title;
  return [college.findRoomOf(place)?.name ?? name, where, wing && `${wing} wing`].filter(Boolean).join(', ');
}
