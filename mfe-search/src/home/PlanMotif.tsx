import css from './PlanMotif.module.css';

type Kind = 'classroom' | 'lab' | 'faculty' | 'department' | 'waiting' | 'service' | 'green';

/** x, y, width, height and kind of each room; the corridors are what is left between them. */
const rooms: readonly [number, number, number, number, Kind][] = [
  [20, 20, 104, 150, 'classroom'],
  [124, 20, 92, 150, 'classroom'],
  [216, 20, 124, 150, 'lab'],
  [340, 20, 80, 150, 'faculty'],
  [420, 20, 80, 150, 'faculty'],
  [20, 218, 96, 106, 'department'],
  [116, 218, 112, 106, 'classroom'],
  [20, 324, 208, 116, 'lab'],
  [20, 440, 108, 100, 'service'],
  [128, 440, 50, 50, 'service'],
  [128, 490, 50, 50, 'service'],
  [178, 440, 50, 100, 'waiting'],
  [276, 218, 224, 176, 'green'],
  [276, 394, 112, 146, 'classroom'],
  [388, 394, 112, 146, 'lab'],
];

/** Hinge of each door, its width along the wall, and the side to which it swings. */
const doors: readonly [number, number, 'up' | 'down' | 'left' | 'right'][] = [
  [60, 170, 'up'],
  [160, 170, 'up'],
  [250, 170, 'up'],
  [368, 170, 'up'],
  [448, 170, 'up'],
  [56, 218, 'down'],
  [228, 262, 'left'],
  [228, 372, 'left'],
  [228, 482, 'left'],
  [276, 300, 'right'],
  [276, 450, 'right'],
];

const trees: readonly [number, number, number][] = [
  [318, 262, 20],
  [366, 340, 24],
  [452, 268, 26],
  [442, 348, 16],
  [392, 248, 14],
];

/** A drawn floor with a way on it: says at a glance what the site does. No real floor, and nothing to read. */
export function PlanMotif({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      preserveAspectRatio="xMidYMin slice"
      viewBox="0 0 520 590"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="20" y="20" width="480" height="520" className={css.corridor} />
      {rooms.map(([x, y, width, height, kind]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          className={css.room}
          fill={`var(--plan-${kind})`}
        />
      ))}
      {trees.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={css.tree} />
      ))}
      <path className={css.outer} d="M228 540H20V20H500V540H276" />
      {doors.map(([x, y, side]) => (
        <path key={`${x} ${y}`} d={leaf[side]} transform={`translate(${x} ${y})`} className={css.door} />
      ))}
      {doors.map(([x, y, side]) => (
        <path key={`${x} ${y}`} d={gap[side]} transform={`translate(${x} ${y})`} className={css.gap} />
      ))}
      <path className={css.fitting} d={`${treads}M74 530V456m-7 8 7-8 7 8`} />
      <path
        className={css.fitting}
        d="M134 446h38v38h-38zl38 38m-38 0 38-38M134 496h38v38h-38zl38 38m-38 0 38-38"
      />
      <path className={css.casing} d={way} />
      <path className={css.dashes} d={way} />
      <Pin x={252} y={566} letter="A" />
      <Pin x={460} y={96} letter="B" />
    </svg>
  );
}

const way = 'M252 552V206q0-12 12-12H448q12 0 12-12V96';

/** Leaf and swing of a door 24 wide, hinged at the origin. */
const leaf = {
  up: 'M0 0V-24A24 24 0 0 1 24 0',
  down: 'M0 0V24A24 24 0 0 0 24 0',
  left: 'M0 0H-24A24 24 0 0 0 0 24',
  right: 'M0 0H24A24 24 0 0 1 0 24',
} as const;

const gap = { up: 'M0 0H24', down: 'M0 0H24', left: 'M0 0V24', right: 'M0 0V24' } as const;

const treads = Array.from({ length: 8 }, (_, step) => `M30 ${452 + 11 * step}H118`).join('');

function Pin({ x, y, letter }: { readonly x: number; readonly y: number; readonly letter: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="19" className={css.pin} />
      <text y="7.5" className={css.letter}>
        {letter}
      </text>
    </g>
  );
}
