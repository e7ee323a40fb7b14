import { findEarlyPage, hasEarlySearch, placeEarlySearch } from '@campusway/platform';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../page-header/PageHeader.tsx';
import { Stage } from '../stage/Stage.tsx';
import css from './Skeleton.module.css';

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
    | (PageHeaderProps & {
        readonly plan?: string | undefined;
        readonly search?: object | undefined;
        readonly menus?: readonly object[] | undefined;
      })
    | undefined;
  /** Search form, links and menus, when prerendering. In the browser the prerendered ones are moved into the skeleton. */
  readonly early?: ReactNode;
  /** Link on the picture, when prerendering. */
  readonly plan?: ReactNode;
}

function placeEarlyPage(place: HTMLElement | null): void {
  place?.append(findEarlyPage() ?? '');
}

/** Placeholder of a page while its module loads, as tall as a page to avoid layout shifts. */
export function PageSkeleton({ label, intro, early, plan }: PageSkeletonProps) {
  if (findEarlyPage()) return <div ref={placeEarlyPage} className={intro && 'contents'} />;
  return (
    <Stage look={intro?.look} picture={intro?.plan} plan={plan}>
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
      {early ?? (intro?.search && <div ref={placeEarlySearch} className="contents" />)}
      {!(intro?.menus && hasEarlySearch()) && <Skeleton className={css.shape} />}
    </Stage>
  );
}
