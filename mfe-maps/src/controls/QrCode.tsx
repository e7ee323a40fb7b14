import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './ShareBar.module.css';

/** Always dark on light, as many scanners require. `label` is its accessible name: the target of the code. */
export default function QrCode({ text, label }: Readonly<Record<'text' | 'label', string>>) {
  // With the quiet zone of four modules that readers expect.
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
