import { boxOf, type Levels, outdoors, type Point, storeyOf, titleOf, withArticle } from '@campusway/campus';
import type { createWays } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import type { EarlySite, PlanImage } from '@campusway/contract';
import { createElement } from '@campusway/ui-kit/create-element';
import { scales } from '../journey/words.ts';
import { pinSvg, strokes } from '../map/labels/route-marks.ts';
import marks from '../map/leaflet/markers.module.css';
import css from './early.module.css';

interface Shown
  extends Pick<EarlySite, 'pictures'>,
    Pick<ReturnType<typeof createWays>, 'endsOf' | 'linesOf'> {
  readonly levels: Levels;
  /** Where the route begins. */
  readonly level: number;
}

/** What `JourneyMap` shows of a route first, on the published picture of its first floor, or of the grounds. */
export function earlyMap(
  route: CampusRoute,
  { endsOf, linesOf, levels, level, pictures }: Shown,
): HTMLElement {
  const floorOf = (one: number) => storeyOf(levels, one);
  const floor = floorOf(level);
  const lines = (linesOf(route, floorOf).get(floor) ?? []).filter(({ length }) => length > 1);
  const pins = endsOf(route)
    .filter(({ place }) => floorOf(place.level) === floor)
    .map(({ letter, place, door }) => ({ letter, place, at: place.level === outdoors ? door : place }));
  const ends = pins.flatMap(({ place, at }) => [place, at]).map(({ x, y }): Point => [x, y]);
  const { minX, minY, maxX, maxY } = boxOf([...ends, ...lines.flat()]);
  // Not empty, for a way along one axis.
  const [width, height] = [maxX - minX + 0.1, maxY - minY + 0.1];
  const path = lines.map((line) => `M${line.map(([x, y]) => `${x} ${-y}`).join('L')}`).join('');
  const { casing, way } = strokes;
  // The picture of a floor ends at its walls.
  const isOut = floor === floorOf(outdoors) && route.legs.some((leg) => leg.level === outdoors);
  const picture = pictures[levels[isOut ? outdoors : level]?.screen ?? ''];
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const frame = createElement('div', css.frame);
  frame.innerHTML = `<svg role="img" viewBox="${minX} ${-maxY} ${width} ${height}">
    ${picture ? imageOf(picture) : ''}
    <path class="${marks.casing}" stroke="${casing.color}" stroke-width="${casing.weight}" d="${path}"/>
    <path class="${marks.route}" stroke="${way.color}" stroke-width="${way.weight}" stroke-dasharray="${way.dashArray}" d="${path}"/>
  </svg>${pins.map(({ letter }) => `<div class="${marks.pin} ${css.pin}">${pinSvg(letter)}</div>`).join('')}`;
  const name = isOut ? 'the campus' : withArticle(titleOf(levels, level));
  frame.querySelector('svg')?.setAttribute('aria-label', `Plan of ${name} with the route`);
  if (picture) frame.querySelector('image')?.setAttribute('href', isDark ? picture.dark : picture.light);
  for (const [i, pin] of frame.querySelectorAll<HTMLElement>(`.${css.pin}`).entries()) {
    const { x = 0, y = 0 } = pins[i]?.at ?? {};
    pin.style.left = `${((x - minX) / width) * 100}%`;
    pin.style.top = `${((maxY - y) / height) * 100}%`;
  }
  const scale = scales[level === outdoors ? 'outdoors' : 'indoors'];
  for (const [name, value] of Object.entries({ width, height, scale }))
    frame.style.setProperty(`--${name}`, String(value));
  return createElement('div', css.map, frame);
}

function imageOf({ metres, ratio, centre: [x, y] }: PlanImage): string {
  const height = metres / ratio;
  return `<image x="${x - metres / 2}" y="${-y - height / 2}" width="${metres}" height="${height}"/>`;
}
