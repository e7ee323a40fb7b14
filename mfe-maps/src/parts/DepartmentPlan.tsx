import { boxOf, cornersOf, findScreenOf, grown, type Point, placeOfRoom } from '@campusway/campus';
import { findUnitAt, toAreas } from '@campusway/campus/scene';
import type { PartProps } from '@campusway/contract';
import { college } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import { use, useDeferredValue, useEffect, useMemo } from 'react';
import { pointOf } from '../journey/floor-of.ts';
import { KeepInView, ShowWhole } from '../map/leaflet/camera.tsx';
import { PlanClicks } from '../map/leaflet/clicks.tsx';
import { EndpointPin } from '../map/leaflet/markers.tsx';
import { PlanMap } from '../map/leaflet/PlanMap.tsx';
import { usePlane } from '../map/leaflet/plane.tsx';
import { Legend } from '../map/plan/Legend.tsx';
import { FloorDrawing } from '../map/plan/PlanDrawing.tsx';
import { ViewPrint } from '../print/FloorPrint.tsx';
import css from './parts.module.css';

/** Margins around the outer walls of a wing and above them, for its name, metres. */
const [around, above] = [1, 4.5];

/** Takes the focus from the button of a room when its page has scrolled from there to the plan. */
function FollowRoom({ room }: { readonly room: string | undefined }) {
  const { map } = usePlane();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each room that is chosen
  useEffect(() => {
    const { bottom = 0, top = 0 } = document.activeElement?.closest('button')?.getBoundingClientRect() ?? {};
    if (bottom < 0 || top > innerHeight) map.getContainer().focus({ preventScroll: true });
  }, [map, room]);
  return null;
}

/** The wing of a department, or of the selected room, for pages that list rooms; selections are synchronised in both directions. */
export default function DepartmentPlan({ department, room, onRoom }: PartProps['department-plan']) {
  // Keeps the plan until that of the room's floor is loaded.
  const id = useDeferredValue(room && placeOfRoom(room));
  const place = id ? college.findPlace(id) : undefined;
  const own = college.getScreen(`${department}-nav`);
  const view = (place && findScreenOf(place, [own, ...college.screens])) ?? own;
  const plan = use(college.loadPlan(view.level));
  const areas = useMemo(() => toAreas(plan.units), [plan]);
  const part = useMemo((): readonly Point[] | undefined => {
    const units = plan.units.filter(({ wing }) => wing !== undefined && wing === view.wing);
    const box = boxOf(units.flatMap(({ polygon }) => polygon.flat()));
    return units[0] && [...cornersOf(grown(box, around)), [box.minX, box.maxY + above]];
  }, [plan, view]);
  const pinned = useMemo(() => new Set(id ? [id] : []), [id]);
  const pins = useMemo(() => (place?.level === view.level ? [pointOf(place)] : []), [place, view]);
  return (
    <>
      <div className={`screen-only ${styles.stack} ${css.department}`}>
        <PlanMap key={view.id} name={`Plan: ${view.summary}`} view={view} part={part}>
          <FloorDrawing plan={plan} view={view} pinned={pinned} />
          {pins[0] && <EndpointPin letter="●" at={pins[0]} />}
          <KeepInView points={pins} />
          <FollowRoom room={id} />
          {onRoom && (
            <PlanClicks
              find={(point) => findUnitAt(point, areas)?.room}
              onClick={(clicked) => clicked && onRoom(clicked)}
            />
          )}
          <ShowWhole />
        </PlanMap>
        <Legend level={view.level} view={view} />
      </div>
      <ViewPrint view={view} />
    </>
  );
}
