import { type Place, titleAt } from '@campusway/campus';
import { college } from '@campusway/platform';
import { Skeleton, styles } from '@campusway/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { QrCode } from '../controls/QrCode.tsx';
import { commonName } from '../journey/use-route-title.ts';
import css from './print.module.css';

export interface PrintSheetProps {
  readonly title: string;
  readonly facts: readonly (string | undefined)[];
  readonly path: string;
  readonly code: string;
  readonly plans: ReactNode;
  readonly children?: ReactNode;
}

/** Printed page: text, plans, and the link as QR code. */
export function PrintSheet({ title, facts, path, code, plans, children }: PrintSheetProps) {
  const url = new URL(path, location.origin).href;
  return (
    <article className={`print-only ${css.sheet}`}>
      <header className={css.head}>
        <div>
          <p className={styles.strong}>{college.facts.name}</p>
          <p className={css.title}>{title}</p>
          {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
        </div>
        <QrCode text={url} label={code} />
      </header>
      {children}
      <Suspense fallback={<Skeleton />}>
        <div className={`${styles.row} ${css.plans}`}>{plans}</div>
      </Suspense>
      <PrintedAddress url={url} />
    </article>
  );
}

/** The URL as text, for readers of the paper. */
export function PrintedAddress({ url }: { readonly url: string }) {
  return <p className={`${styles.soft} ${css.url}`}>{url}</p>;
}

/** `CSE Faculty Room 2, second floor, west wing`. */
export function describePlace(place: Place): string {
  return [commonName(place), whereIs(place)].filter(Boolean).join(', ');
}

/** `second floor, west wing`, without what the name has: empty for a pin. */
export function whereIs(place: Place): string {
  const { name, wing } = place;
  const floor = titleAt(college.levels, place);
  const part = wing && `${wing} wing`;
  if (name.endsWith(floor)) return '';
  return [floor, part && !name.endsWith(part) && part].filter(Boolean).join(', ');
}
