import type { PlaceId } from '../model.ts';
import type { Area, UnitArea } from './areas.ts';
import { type Extent, type Mark, overlaps, pixels } from './mark.ts';
import type { Role } from './role.ts';

/** Outlines of areas without walls; `width` in pixels. */
export function edgeMark(areas: readonly Area[], stroke: Role, width: number, extent: Extent): Mark {
  const shown = areas.filter(({ box }) => overlaps(box, extent.box));
  return { rings: shown.flatMap(({ polygon }) => polygon), stroke, width: pixels(width, extent) };
}

/** Areas of chosen places, in the colour of the selection. */
export function chosenMark(areas: readonly UnitArea[], chosen?: ReadonlySet<PlaceId>): Mark {
  const isChosen = ({ unit }: UnitArea) => chosen?.has(unit.place ?? unit.id) ?? false;
  return { areas: areas.filter(isChosen), fill: 'selected' };
}
