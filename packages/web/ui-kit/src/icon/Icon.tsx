import { createElement } from 'react';
import { classNames } from '../class-names.ts';

/** Icon data of lucide: SVG elements with attributes, on a 24 × 24 grid. */
export interface IconData {
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

/** Decorative line icon beside its text. Size and stroke width are in the base styles (`.lucide`). */
export function Icon({ of, className }: { readonly of: IconData; readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('lucide', className)}
    >
      {of.node.map(([element, { key, ...attributes }]) => createElement(element, { key, ...attributes }))}
    </svg>
  );
}
