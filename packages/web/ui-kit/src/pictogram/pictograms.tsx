import type { ComponentProps, ComponentType } from 'react';

export type PictogramProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'> & {
  /** Accessible name; required when no text beside the pictogram names it. */
  readonly label?: string;
};

export type Pictogram = ComponentType<PictogramProps>;

/** Paths on a square of 48 units, in the colour of the sign's text. */
interface Figure {
  /** Filled, even-odd. */
  readonly solid?: string;
  /** Drawn with a line 3.5 units wide. */
  readonly line?: string;
  /** Drawn with a line 3 units wide. */
  readonly thin?: string;
}

/** Pictogram in the style of ISO 7001 on a plate in the colour of the door sign. */
/* @__NO_SIDE_EFFECTS__ */
function pictogram({ solid, line, thin }: Figure): Pictogram {
  return ({ label, ...svg }) => (
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
      <path d={solid} fill="var(--on-sign)" fillRule="evenodd" />
      <g fill="none" stroke="var(--on-sign)" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} strokeWidth="3.5" />
        <path d={thin} strokeWidth="3" />
      </g>
    </svg>
  );
}

export const LiftPictogram = pictogram({
  solid:
    'M17.5 5.5 22 12h-9zM30.5 12 35 5.5h-9zM11 15.5h26v26H11zm2.5 2.5v21h21V18zM21.5 22a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM20.5 25.5h7a1.8 1.8 0 0 1 1.8 1.8v5.7h-2v-4.9h-.6V37.5h-2.1v-4.5h-1.2v4.5h-2.1V28.1h-.6V33h-2v-5.7a1.8 1.8 0 0 1 1.8-1.8z',
});

const flight = 'M7.5 41v-6.5h8.3V27h8.3v-7.5h8.3V12h8.1v29z';

export const StairsPictogram = pictogram({ solid: flight, thin: 'm8.5 22.5 11-11m-7.5-.8 8-.2v8' });

export const StairsDownPictogram = pictogram({ solid: flight, thin: 'm19.5 11.5-11 11m7.5.8-8 .2v-8' });

export const ExitPictogram = pictogram({
  solid: 'M29 6.5h12.5v35H29v-3h9.5v-29H29zM22.2 11a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0z',
  line: 'm22.5 17.5-2.5 9 6 4.5-1.5 8.5M20 26.5l-3 6.5-7.5.5m13-16-7.5 1.5-2.5 5.5m10-7 3.5 5 5 .5',
});

/** Pin. */
export const HerePictogram = pictogram({
  solid:
    'M24 5.5A12.5 12.5 0 0 0 11.5 18c0 8.7 12.5 24.5 12.5 24.5S36.5 26.7 36.5 18A12.5 12.5 0 0 0 24 5.5zm0 7.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
});

/** Accessible route: lifts and ramps. */
export const StepFreePictogram = pictogram({
  solid: 'M17 9.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z',
  line: 'M20.5 16v12h10.5l4.5 9.5 3-1.3M20.5 21.5h8.5',
  thin: 'M15.5 22.5a9.5 9.5 0 1 0 13.4 12',
});

/** Pictograms of campus places, by the name in the college data. */
const figures: Readonly<Record<string, Figure>> = {
  auditorium: {
    solid:
      'M8 7.5h32v14.5H8zM9.3 29a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0zM20.8 29a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0zM32.3 29a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0zM7.5 40.5v-2a5 5 0 0 1 10 0v2zm11.5 0v-2a5 5 0 0 1 10 0v2zm11.5 0v-2a5 5 0 0 1 10 0v2z',
  },
  canteen: {
    solid:
      'M12.5 7.5h2.2v10h1.7v-10h2.2v10h1.7v-10h2.2v12.7a4.5 4.5 0 0 1-3 4.2v16.1h-4V24.4a4.5 4.5 0 0 1-3-4.2zM35 7.5v33h-4V28h-3.5V17.5c0-5.5 3-9.5 7.5-10z',
  },
  gate: {
    solid: 'M7 9.5h7.5v31H7zm26.5 0H41v31h-7.5z',
    thin: 'M14 19h20M14 37h20M19 19v18m5-18v18m5-18v18',
  },
  library: {
    solid:
      'M20 10.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM22.9 40.5C18.8 37.6 14 36.5 8 36.5V19c6 0 11 1.2 14.9 4zm2.2 0c4.1-2.9 8.9-4 14.9-4V19c-6 0-11 1.2-14.9 4z',
  },
  office: {
    solid:
      'M19.8 11.5a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0zM15 26.5v-2.5a6.5 6.5 0 0 1 6.5-6.5h5a6.5 6.5 0 0 1 6.5 6.5v2.5zM7 28.5h34v4H7zm2.5 4h4v8h-4zm25 0h4v8h-4z',
  },
  parking: {
    solid: 'M14.5 7.5h11.8a10.2 10.2 0 0 1 0 20.4h-5.6v12.6h-6.2zm6.2 5.5v9.4h5a4.7 4.7 0 0 0 0-9.4z',
  },
  sports: {
    thin: 'M8.5 24a15.5 15.5 0 1 0 31 0 15.5 15.5 0 1 0-31 0zM24 8.5v31M8.5 24h31M13 13c7 5.5 7 16.5 0 22m22-22c-7 5.5-7 16.5 0 22',
  },
  stage: {
    solid: 'M7 33.5h34v7H7zM20.4 10.5a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0z',
    line: 'm24 18-7.5-4.5M24 18l7.5-4.5M24 18v6m0 0-3.5 7.5M24 24l3.5 7.5',
  },
};

/** Names that the college may give to places. */
export const pictogramNames: readonly string[] = Object.keys(figures);

const ofPlaces = new Map<string | undefined, Pictogram>(
  Object.entries(figures).map(([name, figure]) => [name, pictogram(figure)]),
);

/** Pictogram of a place: the named one, else that of its kind, else a pin. */
export function pictogramOf(place: {
  readonly pictogram?: string | undefined;
  readonly kind?: string | undefined;
}): Pictogram {
  return ofPlaces.get(place.pictogram) ?? ofPlaces.get(place.kind) ?? HerePictogram;
}
