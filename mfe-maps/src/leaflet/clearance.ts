import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet';

/** CSS pixels at the edges of a map. */
export interface Margins {
  readonly top: number;
  readonly end: number;
  readonly bottom: number;
  readonly start: number;
}

/** Margins for signs and pins. */
export const aroundPins: Margins = { top: 60, end: 36, bottom: 14, start: 40 };

/** Minimum visible size of a plan, CSS pixels. */
const minFree = 72;

/** Sizes of overlays on a map by edge, from the current layout: every `data-covers="EDGE"` of the stage. */
export function measureCovers(map: LeafletMap): Margins {
  const container = map.getContainer();
  const stage = container.getBoundingClientRect();
  const covers = { top: 0, end: 0, bottom: 0, start: 0 };
  for (const element of listCovers(map)) {
    const box = element.getBoundingClientRect();
    const isOnMap = box.width > 0 && box.right > stage.left && box.left < stage.right;
    if (!isOnMap) continue;
    if (element.dataset.covers === 'top') covers.top = Math.max(covers.top, box.bottom - stage.top);
    if (element.dataset.covers === 'end') covers.end = Math.max(covers.end, stage.right - box.left);
    if (element.dataset.covers === 'bottom') covers.bottom = Math.max(covers.bottom, stage.bottom - box.top);
  }
  return covers;
}

export function listCovers(map: LeafletMap): readonly HTMLElement[] {
  const stage = map.getContainer().closest('[data-stage]');
  return Array.from(stage?.querySelectorAll<HTMLElement>('[data-covers]') ?? []);
}

/** Padding for `fitBounds`: covers and a margin, reduced on a small map to keep a minimum size visible. */
export function toPadding(
  map: LeafletMap,
  margin: Margins,
): Required<Pick<FitBoundsOptions, 'paddingTopLeft' | 'paddingBottomRight'>> {
  const covers = measureCovers(map);
  const { x, y } = map.getSize();
  const [left, right] = fitInto(x, covers.start + margin.start, covers.end + margin.end);
  const [top, bottom] = fitInto(y, covers.top + margin.top, covers.bottom + margin.bottom);
  return { paddingTopLeft: [left, top], paddingBottomRight: [right, bottom] };
}

function fitInto(size: number, before: number, after: number): readonly [before: number, after: number] {
  const factor = Math.min(1, Math.max(0, size - minFree) / (before + after || 1));
  return [Math.round(before * factor), Math.round(after * factor)];
}
