import type { ComponentProps, ComponentType } from 'react';

export type PictogramProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'> & {
  /** Accessible name; required when no text beside the pictogram names it. */
  readonly label?: string;
};

export type Pictogram = ComponentType<PictogramProps>;

/** Square plate of a pictogram, 48 × 48 units; the figure has the current colour of the sign. */
export function Plate({ label, children, ...svg }: ComponentProps<'svg'> & PictogramProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="40"
      height="40"
      {...svg}
      role={label ? 'img' : 'presentation'}
      aria-hidden={!label}
      aria-label={label}
    >
      <rect width="48" height="48" rx="6.5" fill="var(--sign)" />
      <g fill="var(--on-sign)" fillRule="evenodd">
        {children}
      </g>
    </svg>
  );
}

/** Attributes of a figure drawn with a thick line. */
export const line = {
  fill: 'none',
  stroke: 'var(--on-sign)',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
