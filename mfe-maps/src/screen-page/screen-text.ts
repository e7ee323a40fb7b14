import type { Place, Screen } from '@campusway/campus';

/** Name of a place in FROM and TO: room number or name; on the screen of a wing without the wing (`Lift`). */
export function optionName({ kind, code, name }: Place, { wing }: Pick<Screen, 'wing'>): string {
  if (code && kind === 'room') return code;
  return wing ? (name.split(',')[0] ?? name) : name;
}
