import { type Place, titleOf } from '@campusway/campus';
import { college } from '@campusway/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import css from './PrintSheet.module.css';

const QrCode = lazy(() => import('../sharing/QrCode.tsx'));

interface PrintSheetProps {
  readonly title: string;
  /** Lines below the title. */
  readonly facts: readonly string[];
  /** The address that the code leads to. */
  readonly path: string;
  readonly code: string;
  readonly plans: ReactNode;
  /** What is said between the head and the plans. */
  readonly children?: ReactNode;
}

/** What the printer gets in place of the page: the words, plans, and the link as a code. */
export function PrintSheet({ title, facts, path, code, plans, children }: PrintSheetProps) {
  const url = new URL(path, location.origin).href;
  return (
    <article className={`print-only ${css.sheet}`}>
      <header className={css.head}>
        <div>
          <p className={css.college}>{college.facts.name}</p>
          <p className={css.title}>{title}</p>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
        <Suspense>
          <div className={css.code}>
            <QrCode text={url} label={code} />
          </div>
        </Suspense>
      </header>
      {children}
      <Suspense>
        <div className={css.plans}>{plans}</div>
      </Suspense>
      <p className={css.url}>{url}</p>
    </article>
  );
}

/** `CSE Faculty Room 2, second floor, west wing`. */
export function describePlace(place: Place): string {
  const { name, level, wing } = place;
  const title = titleOf(college.levels, level);
  // The name of a pin says its level.
  const where = name.endsWith(title) ? undefined : title;
  return [college.findRoomOf(place)?.name ?? name, where, wing && `${wing} wing`].filter(Boolean).join(', ');
}
