import {
  boxOf,
  type Department,
  type DepartmentCode,
  type PlanUnit,
  type Point,
  type Polygon,
} from '@campusway/campus';
import { element, escapeText } from '../svg.ts';
import { backToFront, type DrawnBuilding, type DrawnLevel, prism, project } from './axonometry.ts';

/** Distance between the exploded floors, metres. */
const apart = 34;
/** Limit of levels that are distinguishable on a card. */
const maxLevels = 4;
/** Size in metres of a building that fills the picture; smaller ones are enlarged. */
const [fullWidth, fullDepth] = [176, 48];

/**
 * Exploded view of a building with the department's rooms raised and coloured on their main floor. The picture follows
 * the colour scheme of the page.
 */
export function drawDepartment(
  { code, label }: Pick<Department, 'code' | 'label'>,
  whole: DrawnBuilding,
): string {
  const mainLevel = mainLevelOf(code, whole);
  const building = enlarged(withNeighbours(whole, mainLevel));
  const floors = building.map((level, i) => {
    const { plan } = level;
    const height = i * apart;
    const isMain = level.sign === mainLevel?.sign;
    const slab =
      prism(
        plan.outline,
        { height: height - 1.4, rise: 1.4 },
        { top: isMain ? 'slab at' : 'slab', side: 'edge' },
      ) + drawNumber(level, height, isMain);
    const yards = plan.units.filter(
      ({ category }) => category === 'vegetation' || category === 'opentobelow',
    );
    const holes = yards.map((yard) =>
      prism(yard.polygon, { height, rise: 0 }, { top: 'yard', side: 'yard' }),
    );
    if (!isMain) return [slab, ...holes].join('');
    const rooms = backToFront(plan.units.filter(isDrawn)).map((unit) =>
      unit.department === code
        ? prism(grown(unit.polygon), { height, rise: 3.2 }, { top: `own ${unit.kind}`, side: 'own-side' })
        : prism(unit.polygon, { height, rise: 0 }, { top: 'room', side: 'room' }),
    );
    return [slab, ...holes, ...rooms].join('');
  });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBoxOf(building) },
    `${element('title', {}, escapeText(`Rooms of ${label}`))}<style>${style}</style>${floors.join('')}`,
  );
}

/** The level with most rooms of a department; undefined without rooms. */
function mainLevelOf(code: DepartmentCode, building: DrawnBuilding): DrawnLevel | undefined {
  const count = ({ plan }: DrawnLevel) => plan.units.filter((unit) => unit.department === code).length;
  const [most] = building.toSorted((a, b) => count(b) - count(a));
  return most && count(most) > 0 ? most : undefined;
}

/** The level of a department with its neighbours. */
function withNeighbours(building: DrawnBuilding, mainLevel: DrawnLevel | undefined): readonly DrawnLevel[] {
  const middle = mainLevel ? building.indexOf(mainLevel) : 0;
  const first = Math.max(0, Math.min(middle - maxLevels / 2, building.length - maxLevels));
  return building.slice(first, first + maxLevels);
}

function enlarged(building: readonly DrawnLevel[]): readonly DrawnLevel[] {
  const { minX, minY, maxX, maxY } = boxOf(building.flatMap(({ plan }) => plan.outline.flat()));
  const times = Math.min(fullWidth / (maxX - minX), fullDepth / (maxY - minY));
  const scaled = (polygon: Polygon): Polygon =>
    polygon.map((ring) => ring.map(([x, y]): Point => [x * times, y * times]));
  return building.map(({ plan, ...level }) => ({
    ...level,
    plan: {
      ...plan,
      outline: scaled(plan.outline),
      units: plan.units.map((unit) => ({ ...unit, polygon: scaled(unit.polygon) })),
    },
  }));
}

function viewBoxOf(building: readonly DrawnLevel[]): string {
  const { minX, minY, maxX, maxY } = boxOf(building.flatMap(({ plan }) => plan.outline.flat()));
  const [left, low] = project([minX, minY], 0);
  const [right, high] = project([maxX, maxY], (building.length - 1) * apart);
  return [left - 19.68, -high - 9.76, right - left + 27.84, high - low + 18.24].map(Math.round).join(' ');
}

/** The floor's sign beside its south-west corner. */
function drawNumber({ plan: { outline }, sign }: DrawnLevel, height: number, isMain: boolean): string {
  const { minX, minY } = boxOf(outline.flat());
  const [x, y] = project([minX - 5, minY], height);
  return element(
    'text',
    { x: Math.round(x), y: Math.round(-y), class: isMain ? 'number at' : 'number', 'text-anchor': 'end' },
    escapeText(sign),
  );
}

function isDrawn({ room, category }: PlanUnit): boolean {
  return room !== undefined || category === 'stairs' || category === 'elevator';
}

/** Extends rooms to the centre line of their walls, which are too thin for a small picture. */
function grown(polygon: Polygon): Polygon {
  return polygon.map((ring) => {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return ring.map(([x, y]) => [
      x + (x === x0 ? -0.1 : x === x1 ? 0.1 : 0),
      y + (y === y0 ? -0.1 : y === y1 ? 0.1 : 0),
    ]);
  });
}

const style = [
  'path{stroke-linejoin:round}',
  '.slab{fill:#faf8f3;stroke:#b9ae99;stroke-width:.5}.slab.at{fill:#e6dfd0;stroke:#6b6559}.edge{fill:#c5bba8}.yard{fill:#dbe6cd}',
  '.room{fill:#fff;stroke:#b3a994;stroke-width:.4}.number{font:700 15px system-ui,sans-serif;fill:#a39a8a}.number.at{fill:#1450c4}',
  '.own{fill:#1450c4;stroke:#fff;stroke-width:.45}.own-side{fill:#0e3c98;stroke:#fff;stroke-width:.25}',
  '.lab{fill:#3f74d8}.faculty{fill:#6d97e6}.department,.waiting,.other{fill:#9cbaf0}',
  '@media(prefers-color-scheme:dark){.slab{fill:#1a1e25;stroke:#4a525e}.slab.at{fill:#2b313a;stroke:#868f9c}.edge{fill:#4a525e}.yard{fill:#22321f}',
  '.room{fill:#3a424d;stroke:#566070}.number{fill:#767f8c}.number.at{fill:#8fb5ff}.own{fill:#8fb5ff;stroke:#12151a}.own-side{stroke:#12151a;fill:#3a5c9e}',
  '.lab{fill:#7aa2f0}.faculty{fill:#6389d4}.department,.waiting,.other{fill:#4f70b3}}',
].join('');
