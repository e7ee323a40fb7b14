import { formatMetres, formatMinutes, type Step } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { lazy, Suspense } from 'react';
import { floorsOf } from '../journey/floor-of.ts';
import { FloorPrint } from './FloorPrint.tsx';
import css from './PrintSheet.module.css';

const QrCode = lazy(() => import('../sharing/QrCode.tsx'));

interface PrintSheetProps {
  readonly route: CampusRoute;
  readonly steps: readonly Step[];
  readonly path: string;
}

/** What the printer gets in place of the page: the words, a small plan of each floor, and the link as a code. */
export function PrintSheet({ route, steps, path }: PrintSheetProps) {
  const url = new URL(path, location.origin).href;
  const { fromPlace, toPlace, length, seconds, legs } = route;
  return (
    <article className={`print-only ${css.sheet}`}>
      <header className={css.head}>
        <div>
          <p className={css.title}>
            {fromPlace.name} to {toPlace.name}
          </p>
          <p>
            {formatMetres(length)}, {formatMinutes(seconds)}
          </p>
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
          {floorsOf(legs).map((floor) => (
            <FloorPrint key={floor} route={route} floor={floor} />
          ))}
        </div>
      </Suspense>
      <p className={css.url}>{url}</p>
    </article>
  );
}
