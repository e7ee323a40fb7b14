import { classNames } from '../class-names.ts';
import { PageIntro, type PageIntroProps } from '../intro/PageIntro.tsx';
import css from './Skeleton.module.css';

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
  readonly intro?: PageIntroProps | undefined;
}

/** A whole page while its module loads: a heading, a sentence, a large shape; as tall as a page, so that nothing jumps. */
export function PageSkeleton({ label, intro }: PageSkeletonProps) {
  return (
    <div className={classNames('page', css.page)} data-look={intro?.look}>
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
      <Skeleton className={css.shape} />
    </div>
  );
}
