import { classNames } from '../class-names.ts';
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

/** A whole page while its module loads: a heading, a sentence, a large shape; as tall as a page, so that nothing jumps. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={classNames('page', css.page)}>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <Skeleton width="min(24rem, 80%)" height="2.5rem" />
      <Skeleton width="min(34rem, 95%)" height="1.25rem" />
      <Skeleton height="26rem" />
    </div>
  );
}
