import { line, type PictogramProps, Plate } from './Plate.tsx';

/** Pictograms of amenities, in the style of ISO 7001. */
export function LiftPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M17.5 5.5 22 12h-9zM30.5 12 35 5.5h-9z" />
      <path d="M11 15.5h26v26H11zm2.5 2.5v21h21V18z" />
      <circle cx="24" cy="22" r="2.5" />
      <path d="M20.5 25.5h7a1.8 1.8 0 0 1 1.8 1.8v5.7h-2v-4.9h-.6V37.5h-2.1v-4.5h-1.2v4.5h-2.1V28.1h-.6V33h-2v-5.7a1.8 1.8 0 0 1 1.8-1.8z" />
    </Plate>
  );
}

export function StairsPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M7.5 41v-6.5h8.3V27h8.3v-7.5h8.3V12h8.1v29z" />
      <path {...line} strokeWidth="3" d="m8.5 22.5 11-11m-7.5-.8 8-.2v8" />
    </Plate>
  );
}

export function ExitPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M29 6.5h12.5v35H29v-3h9.5v-29H29z" />
      <circle cx="25.5" cy="11" r="3.3" />
      <path
        {...line}
        d="m22.5 17.5-2.5 9 6 4.5-1.5 8.5M20 26.5l-3 6.5-7.5.5m13-16-7.5 1.5-2.5 5.5m10-7 3.5 5 5 .5"
      />
    </Plate>
  );
}

export function HerePictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M24 5.5A12.5 12.5 0 0 0 11.5 18c0 8.7 12.5 24.5 12.5 24.5S36.5 26.7 36.5 18A12.5 12.5 0 0 0 24 5.5zm0 7.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" />
    </Plate>
  );
}

/** Accessible route: lifts and ramps. */
export function StepFreePictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <circle cx="20.5" cy="9.5" r="3.5" />
      <path {...line} d="M20.5 16v12h10.5l4.5 9.5 3-1.3M20.5 21.5h8.5" />
      <path {...line} strokeWidth="3" d="M15.5 22.5a9.5 9.5 0 1 0 13.4 12" />
    </Plate>
  );
}
