import { line, type PictogramProps, Plate } from './Plate.tsx';

/** Pictograms of campus places, in the same style. */
export function LibraryPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <circle cx="24" cy="10.5" r="4" />
      <path d="M22.9 40.5C18.8 37.6 14 36.5 8 36.5V19c6 0 11 1.2 14.9 4zm2.2 0c4.1-2.9 8.9-4 14.9-4V19c-6 0-11 1.2-14.9 4z" />
    </Plate>
  );
}

export function AuditoriumPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M8 7.5h32v14.5H8z" />
      <circle cx="12.5" cy="29" r="3.2" />
      <circle cx="24" cy="29" r="3.2" />
      <circle cx="35.5" cy="29" r="3.2" />
      <path d="M7.5 40.5v-2a5 5 0 0 1 10 0v2zm11.5 0v-2a5 5 0 0 1 10 0v2zm11.5 0v-2a5 5 0 0 1 10 0v2z" />
    </Plate>
  );
}

export function ParkingPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M14.5 7.5h11.8a10.2 10.2 0 0 1 0 20.4h-5.6v12.6h-6.2zm6.2 5.5v9.4h5a4.7 4.7 0 0 0 0-9.4z" />
    </Plate>
  );
}

export function OfficePictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <circle cx="24" cy="11.5" r="4.2" />
      <path d="M15 26.5v-2.5a6.5 6.5 0 0 1 6.5-6.5h5a6.5 6.5 0 0 1 6.5 6.5v2.5zM7 28.5h34v4H7zm2.5 4h4v8h-4zm25 0h4v8h-4z" />
    </Plate>
  );
}

export function CanteenPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M12.5 7.5h2.2v10h1.7v-10h2.2v10h1.7v-10h2.2v12.7a4.5 4.5 0 0 1-3 4.2v16.1h-4V24.4a4.5 4.5 0 0 1-3-4.2zM35 7.5v33h-4V28h-3.5V17.5c0-5.5 3-9.5 7.5-10z" />
    </Plate>
  );
}

export function SportsPictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <circle {...line} strokeWidth="3" cx="24" cy="24" r="15.5" />
      <path
        {...line}
        strokeWidth="3"
        d="M24 8.5v31M8.5 24h31M13 13c7 5.5 7 16.5 0 22m22-22c-7 5.5-7 16.5 0 22"
      />
    </Plate>
  );
}

export function GatePictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M7 9.5h7.5v31H7zm26.5 0H41v31h-7.5z" />
      <path {...line} strokeWidth="3" strokeLinecap="butt" d="M14 19h20M14 37h20M19 19v18m5-18v18m5-18v18" />
    </Plate>
  );
}

export function StagePictogram(props: PictogramProps) {
  return (
    <Plate {...props}>
      <path d="M7 33.5h34v7H7z" />
      <circle cx="24" cy="10.5" r="3.6" />
      <path {...line} d="m24 18-7.5-4.5M24 18l7.5-4.5M24 18v6m0 0-3.5 7.5M24 24l3.5 7.5" />
    </Plate>
  );
}
