import { createElement } from 'react';
import { classNames } from '../class-names.ts';

/** A drawing of lucide's: elements on a grid of 24, each with its attributes. */
export interface IconData {
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];
}

/** A line icon beside a text that names it. Size and weight of the line are in the base styles (`.lucide`). */
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
