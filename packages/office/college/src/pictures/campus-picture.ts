import { areaOf, boxOf, type LevelPlan, type PlanUnit, type Point, type Polygon } from '@campusway/campus';
import { element } from '../svg.ts';
import { type DrawnBuilding, pathOf, prism, project } from './axonometry.ts';

/** Default height of a building without floors, metres. */
const plainHeight = 3;
/** Metres from the floor of the top level to the roof, and from a floor to its line. */
const [storeyHeight, floorLine] = [4.05, 0.05];

interface Solid {
  /** The southern edge, for the order from back to front. */
  readonly front: number;
  readonly drawing: string;
}

/** The whole campus from above, from the south; follows the colour scheme of the page. */
export function drawCampusPicture(campus: LevelPlan, buildings: readonly DrawnBuilding[]): string {
  const surfaces = campus.units.filter((unit) => unit.category !== 'building');
  const flat = surfaces
    .toSorted((a, b) => areaOf(b.polygon) - areaOf(a.polygon))
    .map((unit) => prism(unit.polygon, { height: 0, rise: 0 }, { top: surfaceClass(unit), side: '' }));
  const paths = campus.ways.map(({ points, width }) =>
    element('path', { d: pathOf(points, 0), class: 'way', 'stroke-width': width * 0.8 }),
  );
  const lines = campus.details.map(({ points, category }) =>
    element('path', { d: pathOf(points, 0), class: category === 'seating' ? 'seat' : 'line' }),
  );
  const standing: Solid[] = [
    ...campus.units
      .filter((unit) => unit.category === 'building')
      .map(({ polygon, height = plainHeight }) => solid(polygon, height)),
    ...buildings.map(toBlock),
    ...campus.fixtures
      .filter(({ category }) => category === 'tree')
      .map(({ point, radius }) => tree(point, radius)),
  ];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBoxOf(campus) },
    [
      element('title', {}, 'The campus from above'),
      `<style>${style}</style>`,
      prism(campus.outline, { height: -2.5, rise: 2.5 }, { top: 'lawn', side: 'edge' }),
      ...flat,
      ...paths,
      ...lines,
      ...standing.toSorted((a, b) => b.front - a.front).map(({ drawing }) => drawing),
    ].join(''),
  );
}

function surfaceClass({ category, name }: PlanUnit): string {
  if (category === 'vegetation') return name === 'Playing field' ? 'field' : 'garden';
  if (category === 'water') return 'water';
  return category === 'fieldofplay' ? 'court' : 'paved';
}

function viewBoxOf({ outline }: LevelPlan): string {
  const { minX, minY, maxX, maxY } = boxOf(outline.flat());
  const [left, low] = project([minX, minY], 0);
  const [right, high] = project([maxX, maxY], 0);
  return [left - 6, -high - 19.2, right - left + 19.2, high - low + 29.2].map(Math.round).join(' ');
}

function solid(polygon: Polygon, height: number): Solid {
  return {
    front: boxOf(polygon.flat()).minY,
    drawing: prism(polygon, { height: 0, rise: height }, { top: 'roof', side: 'wall' }),
  };
}

/** A building with drawn floors; its courtyards are open. */
function toBlock(levels: DrawnBuilding): Solid {
  const [lowest] = levels;
  const { plan } = levels.find(({ elevation }) => elevation >= 0) ?? lowest;
  const { outline, units } = plan;
  const height = Math.max(...levels.map(({ elevation }) => elevation)) + storeyHeight;
  const { minX, minY, maxX } = boxOf(outline.flat());
  const { front, drawing } = solid(outline, height);
  const lines = levels
    .filter((level) => level.plan !== plan && level.elevation > 0)
    .map(({ elevation }) => {
      const ends = [minX, maxX].map((x): Point => [x, minY]);
      return element('path', { d: pathOf(ends, elevation + floorLine), class: 'storey' });
    });
  const holes = units
    .filter(({ category }) => category === 'vegetation')
    .map(({ polygon }) => prism(polygon, { height, rise: 0 }, { top: 'yard', side: '' }));
  return { front, drawing: [drawing, ...lines, ...holes].join('') };
}

function tree(point: Point, radius: number): Solid {
  const [x, y] = project(point, radius * 0.9);
  const crown = element('circle', { cx: Math.round(x), cy: -Math.round(y), r: radius, class: 'tree' });
  return { front: point[1], drawing: crown };
}

const style = [
  'path{stroke-linejoin:round;stroke-linecap:round}.lawn{fill:#e3ecd8}.edge{fill:#b9ae99}.garden{fill:#cfdfba}',
  '.field{fill:#c2d8a8}.water{fill:#bfdbe9}.court{fill:#e7c6a9}.paved{fill:#ece4d4}.way{stroke:#fffdf8;fill:none}',
  '.line{stroke:#fffdf8;stroke-width:.5;fill:none}.seat{stroke:#b9ae99;stroke-width:.9;fill:none}',
  '.roof{fill:#fffdf8;stroke:#b9ae99;stroke-width:.6}.wall{fill:#c9bda6;stroke:#b9ae99;stroke-width:.6}',
  '.storey{stroke:#fffdf8;stroke-width:.7}.yard{fill:#a9c48c;stroke:#b9ae99;stroke-width:.6}.tree{fill:#8fb271}',
  '@media(prefers-color-scheme:dark){.lawn{fill:#26331f}.edge{fill:#566070}.garden{fill:#2f4227}.field{fill:#35492b}',
  '.water{fill:#26506b}.court{fill:#5b4030}.paved{fill:#33373b}.way{stroke:#4a5058}.line{stroke:#7d766a}',
  '.seat{stroke:#7d766a}.roof{fill:#59616b;stroke:#8a93a0}.wall{fill:#3a424c;stroke:#8a93a0}.storey{stroke:#7b8794}',
  '.yard{fill:#3a5430;stroke:#8a93a0}.tree{fill:#4f7340}}',
].join('');
