import { type Box, boxOf, type LevelPlan, outdoors } from '@campusway/campus';
import { campusMarks, floorMarks, toCampusScene, toFloorScene } from '@campusway/campus/scene';
import { drawMarks } from '../drawing/draw-marks.ts';
import { tokenPalette } from '../drawing/palette.ts';
import { drawNames, placeNames } from '../drawing/place-names.ts';

/** Pixels per metre for which lines and names are drawn. */
const scale = 10;

/**
 * One level as SVG content in metres, with y downwards, in the colour tokens of ui-kit, and its box with y upwards.
 *
 * @param ground the buildings around which the grounds are
 */
export function drawLevel(plan: LevelPlan, ground: LevelPlan): { readonly svg: string; readonly box: Box } {
  const box = boxOf(plan.outline.flat());
  const extent = { scale, box };
  const isOutside = plan.level === outdoors;
  const marks = isOutside
    ? campusMarks(toCampusScene(plan, ground), extent, { showsRooms: false })
    : floorMarks(toFloorScene(plan), extent);
  const names = { floor: isOutside ? ground : plan, showsRooms: !isOutside, pinned: new Set<string>() };
  const window = [box.minX, box.minY, box.maxX, box.maxY] as const;
  const placed = placeNames(names, window, { scale, letters: 0.8 });
  return { svg: drawMarks(marks, tokenPalette) + drawNames(placed, tokenPalette), box };
}
