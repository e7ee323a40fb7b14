import type { Place, Screen } from '@campusway/campus';

/** What FROM and TO call a place: its door code, or its name; of the one lift of a wing just `Lift`. */
export function optionName({ kind, code, name }: Place, { wing }: Pick<Screen, 'wing'>): string {
  if (code && kind === 'room') return code;
  return wing ? (name.split(',')[0] ?? name) : name;
}
