import { line, type PictogramProps, Plate } from './Plate.tsx';

/** Public information symbols in the idiom of ISO 7001: what everyone looks for in a building. */
export function ToiletPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <circle cx="15.5" cy="11.2" r="3.1" />
      <path d="M11.5 16h8a2.5 2.5 0 0 1 2.5 2.5V27h-2.6v-8h-.9v20h-2.6V27.5h-.8V39h-2.6V19h-.9v8H9v-8.5a2.5 2.5 0 0 1 2.5-2.5z" />
      <path d="M23.5 8.5h1v31h-1z" />
      <circle cx="33" cy="11.2" r="3.1" />
      <path d="M30.5 16h5a2.6 2.6 0 0 1 2.5 1.9l2.6 9-2.4.7-2.5-8h-.6L38.3 31h-3.1v8h-2v-8h-.4v8h-2v-8h-3.1l3.2-11.4h-.6l-2.5 8-2.4-.7 2.6-9a2.6 2.6 0 0 1 2.5-1.9z" />
    </Plate>
  );
}

export function WaterPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M14 7.5h9V11h-2.8v2.5h4.3A6.5 6.5 0 0 1 31 20v2h-5.5v-1.5a1.5 1.5 0 0 0-1.5-1.5H9v-5.5h7.8V11H14z" />
      <path d="M28.2 24c1.6 2 2.3 3 2.3 4a2.3 2.3 0 0 1-4.6 0c0-1 .7-2 2.3-4z" />
      <path d="M19 31h18.5l-2 9.5H21zm3.3 2.6.9 4.4h10.1l.9-4.4z" />
    </Plate>
  );
}

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

/** The accessible way: by lift and ramp. */
export function StepFreePictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <circle cx="20.5" cy="9.5" r="3.5" />
      <path {...line} d="M20.5 16v12h10.5l4.5 9.5 3-1.3M20.5 21.5h8.5" />
      <path {...line} strokeWidth="3" d="M15.5 22.5a9.5 9.5 0 1 0 13.4 12" />
    </Plate>
  );
}
