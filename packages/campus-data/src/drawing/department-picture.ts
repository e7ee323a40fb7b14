import type { Department, DepartmentCode, LevelPlan, PlanUnit, Polygon } from '@campusway/campus';
import { backToFront, prism } from './axonometry.ts';
import { element, escapeText } from './svg.ts';

/** Metres between the floors as they are pulled apart. */
const apart = 34;

/**
 * The academic block with its floors pulled apart, and on the floor where the department is at home its rooms standing
 * up in colour. One picture for both colour schemes: it asks which of them the page shows.
 */
export function drawDepartment(
  { code, label }: Pick<Department, 'code' | 'label'>,
  levels: readonly LevelPlan[],
): string {
  const home = homeOf(code, levels);
  const floors = levels.map((plan, i) => {
    const height = i * apart;
    const slab = prism(plan.outline, { height: height - 1.4, rise: 1.4 }, { top: 'slab', side: 'edge' });
    const yards = plan.units.filter(
      ({ category }) => category === 'vegetation' || category === 'opentobelow',
    );
    const holes = yards.map((yard) =>
      prism(yard.polygon, { height, rise: 0 }, { top: 'yard', side: 'yard' }),
    );
    if (plan !== home) return [slab, ...holes].join('');
    const rooms = backToFront(plan.units.filter(isDrawn)).map((unit) =>
      unit.department === code
        ? prism(grown(unit.polygon), { height, rise: 3.2 }, { top: `own ${unit.kind}`, side: 'own-side' })
        : prism(unit.polygon, { height, rise: 0 }, { top: 'room', side: 'room' }),
    );
    return [slab, ...holes, ...rooms].join('');
  });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '148 -206 212 150' },
    `${element('title', {}, escapeText(`Rooms of ${label} in the academic block`))}<style>${style}</style>${floors.join('')}`,
  );
}

function homeOf(code: DepartmentCode, levels: readonly LevelPlan[]): LevelPlan | undefined {
  const count = (plan: LevelPlan) => plan.units.filter((unit) => unit.department === code).length;
  return levels.toSorted((a, b) => count(b) - count(a))[0];
}

function isDrawn({ room, category }: PlanUnit): boolean {
  return room !== undefined || category === 'stairs' || category === 'elevator';
}

/** Rooms meet in the middle of their wall: in so small a picture walls would only be dust. */
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
  '.slab{fill:#ece6d8;stroke:#b9ae99;stroke-width:.5}.edge{fill:#b9ae99}.yard{fill:#cfdfba}.room{fill:#fffdf8;stroke:#c9bfac;stroke-width:.4}',
  '.own{fill:#3b74b8;stroke:#fbf8f1;stroke-width:.45}.own-side{fill:#234a7d;stroke:#fbf8f1;stroke-width:.25}',
  '.lab{fill:#5a93cf}.faculty{fill:#7fb0de}.department,.waiting,.other{fill:#a5c9ea}',
  '@media(prefers-color-scheme:dark){.slab{fill:#2f353d;stroke:#566070}.edge{fill:#566070}.yard{fill:#2d4227}',
  '.room{fill:#3c444e;stroke:#566070}.own{stroke:#171a1e}.own-side{stroke:#171a1e;fill:#1d3d68}}',
].join('');
