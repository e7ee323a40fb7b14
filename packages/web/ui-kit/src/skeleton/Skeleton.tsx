import { findEarlyPage, placeEarlySearch } from '@campusway/platform';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import inputs from '../form/form.module.css';
import { PageHeader, type PageHeaderProps } from '../page-header/PageHeader.tsx';
import forms from '../search/SearchForm.module.css';
import { Stage } from '../stage/Stage.tsx';
import css from './Skeleton.module.css';

/** A build contains a style sheet when one of its classes is named: the prerendered search needs these two. */
const place = classNames(inputs.search, forms.place);

/** Decorative placeholder of content that loads; printing waits for it. */
export function Skeleton({
  width,
  height,
  className,
}: {
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}) {
  return <span data-loading="" aria-hidden="true" className={className} style={{ width, height }} />;
}

interface PageSkeletonProps {
  /** Announced to screen readers. */
  readonly label: string;
  /** Page header, if the route has one. */
  readonly intro?:
    | (PageHeaderProps & { readonly plan?: string | undefined; readonly search?: object | undefined })
    | undefined;
  /** Search form, when prerendering. In the browser the prerendered form is moved into the skeleton. */
  readonly search?: ReactNode;
}

function placeEarlyPage(place: HTMLElement | null): void {
  place?.append(findEarlyPage() ?? '');
}

/** Placeholder of a page while its module loads, as tall as a page to avoid layout shifts. */
export function PageSkeleton({ label, intro, search }: PageSkeletonProps) {
  if (!intro && findEarlyPage()) return <div ref={placeEarlyPage} />;
  return (
    <Stage look={intro?.look} picture={intro?.plan}>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      {intro ? (
        <PageHeader {...intro} />
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
