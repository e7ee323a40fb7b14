import { once, Skeleton, useLazyValue } from '@campusway/ui-kit';
import { useMemo } from 'react';
import css from './ShareBar.module.css';

const loadEncoder = once(async () => (await import('uqr')).encode);

/** Always dark on light, as many scanners require. `label` is its accessible name: the target of the code. */
export function QrCode({ text, label }: Readonly<Record<'text' | 'label', string>>) {
  const encode = useLazyValue(loadEncoder, text);
  // With the quiet zone of four modules that readers expect.
  const code = useMemo(() => encode?.(text, { ecc: 'M', border: 4 }), [encode, text]);
  if (!code) return <Skeleton className={css.code} />;
  const { data, size } = code;
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
