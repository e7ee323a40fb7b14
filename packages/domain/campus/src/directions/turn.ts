/** Metres: x grows eastwards, y grows northwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Turns as instructions: `turn left`, `bear right`, `go straight ahead`. */
export const turnWords = {
  straight: 'go straight ahead',
  'slight-left': 'bear left',
  left: 'turn left',
  'sharp-left': 'turn sharp left',
  back: 'turn round',
  'sharp-right': 'turn sharp right',
  right: 'turn right',
  'slight-right': 'bear right',
};

export type Turn = keyof typeof turnWords;

/** A turn without a sentence yet, and the metres since the turn before. */
export interface PendingTurn {
  readonly turn: Turn;
  readonly after: number;
}

/** Degrees, counter-clockwise from east; undefined between equal points. */
export function headingOf(from: Point, to: Point): number | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.hypot(dx, dy) < 0.01 ? undefined : (Math.atan2(dy, dx) * 180) / Math.PI;
}

/** Signed angle from one heading to another in degrees: -180 to 180, positive to the left. */
export function angleBetween(before: number, after: number): number {
  return ((((after - before + 180) % 360) + 360) % 360) - 180;
}

/** Classifies an angle. Less than 25 degrees is a bend of the corridor, not a turn. */
export function toTurn(degrees: number): Turn {
  const amount = Math.abs(degrees);
  if (amount < 25) return 'straight';
  if (amount > 160) return 'back';
  const side = degrees > 0 ? 'left' : 'right';
  if (amount < 55) return `slight-${side}`;
  return amount > 125 ? `sharp-${side}` : side;
}

/** Location of something in this direction: `on your left`, `straight ahead`. */
export function sideWords(turn: Turn): string {
  if (turn === 'straight') return 'straight ahead';
  if (turn === 'back') return 'behind you';
  return turn.endsWith('left') ? 'on your left' : 'on your right';
}

/** Minimum length in metres for a direction. */
const minLength = 0.5;

/**
 * Rotation of a plan, radians counter-clockwise, that turns a step upwards: the walker's heading in degrees if the step has
 * one, else its first segment; 0 without either.
 */
export function turnAhead({
  points,
  facing,
}: {
  readonly points: readonly Point[];
  readonly facing?: number | undefined;
}): number {
  const [start] = points;
  const next = start && points.find(({ x, y }) => Math.hypot(x - start.x, y - start.y) >= minLength);
  const heading = facing ?? (next && headingOf(start, next));
  return heading === undefined ? 0 : ((90 - heading) * Math.PI) / 180;
}
