import type { View } from '@campusway/campus';
import file from '../data/views.json' with { type: 'json' };
import { checked } from './checked.ts';

/** What each navigation screen shows. */
export const views = checked<readonly View[]>(file.views);

/** @throws {RangeError} when no screen has that id */
export function getView(id: string): View {
  const found = views.find((view) => view.id === id);
  if (!found) throw new RangeError(`Cannot find view "${id}" in views.json`);
  return found;
}
