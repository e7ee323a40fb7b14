import { placeEarlySearch } from '@campusway/platform';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import inputs from '../form/inputs.module.css';
import { PageIntro, type PageIntroProps } from '../intro/PageIntro.tsx';
import forms from '../search/SearchForm.module.css';
import { Stage } from '../stage/Stage.tsx';
import css from './Skeleton.module.css';

/** A build has the style sheets of which it names a class: the search of the prerendered shell needs these two. */
const place = classNames(inputs.search, forms.place);

/** A grey shape in the place and size of what is coming. Decoration only; the page says that it loads. */
export function Skeleton({
  width,
  height,
  className,
}: {
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}) {
  return <span aria-hidden="true" className={classNames(css.block, className)} style={{ width, height }} />;
}

interface PageSkeletonProps {
  /** For a screen reader. */
  readonly label: string;
  /** What the page begins with, where that is known before its module is. */
  readonly intro?: (PageIntroProps & { readonly search?: object | undefined }) | undefined;
  /** While the prerendered shell is drawn: its search. Later the same search moves from there into the skeleton. */
  readonly search?: ReactNode;
}

/** A whole page while its module loads: a heading, a sentence, a large shape; as tall as a page, so that nothing jumps. */
export function PageSkeleton({ label, intro, search }: PageSkeletonProps) {
  return (
    <Stage look={intro?.look}>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      {intro ? (
        <PageIntro {...intro} />
      ) : (
        <>
          <Skeleton className={css.heading} />
          <Skeleton className={css.lead} />
        </>
      )}
      {search ?? (intro?.search && <div ref={placeEarlySearch} className={place} />)}
      <Skeleton className={css.shape} />
    </Stage>
  );
}
