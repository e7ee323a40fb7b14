import type { Place, View, Wing } from '@campusway/campus';
import { floorName } from '@campusway/campus/directions';

/** The wing that a view shows alone; a whole floor and the campus have none. */
export function wingOf({ level, window: [west, , east] }: Pick<View, 'level' | 'window'>): Wing | undefined {
  const lobby = 200;
  if (level === 0 || (west < lobby && east > lobby)) return undefined;
  return east <= lobby ? 'west' : 'east';
}

/** `Second floor, west wing`. */
export function describeView(view: Pick<View, 'level' | 'window'>): string {
  if (view.level === 0) return 'The whole campus';
  const wing = wingOf(view);
  const floor = capitalise(floorName(view.level));
  return wing ? `${floor}, ${wing} wing` : `${floor}, both wings`;
}

/** What FROM and TO call a place: its door code, or its name; of the one lift of a wing just `Lift`. */
export function optionName({ kind, code, name }: Place, view: Pick<View, 'level' | 'window'>): string {
  if (code && kind === 'room') return code;
  return wingOf(view) ? (name.split(',')[0] ?? name) : name;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
