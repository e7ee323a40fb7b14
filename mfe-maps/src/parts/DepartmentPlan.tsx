import {
  boxOf,
  type LevelPlan,
  type Placement,
  type PlaneBounds,
  placeOfRoom,
  toPlane,
  type Wing,
} from '@campusway/campus';
import { findUnitAt, toAreas } from '@campusway/campus/scene';
import type { PartProps } from '@campusway/contract';
import { college } from '@campusway/platform';
import { use, useMemo } from 'react';
import { KeepInView, ShowWhole } from '../leaflet/camera.tsx';
import { EndpointPin } from '../leaflet/EndpointPin.tsx';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { PlanMap } from '../leaflet/PlanMap.tsx';
import { FloorDrawing } from '../plan/FloorDrawing.tsx';
import { Legend } from '../plan/Legend.tsx';
import css from './DepartmentPlan.module.css';

/** Margins around the outer walls in metres, with space for the wing's name above. */
const margin = { side: 1, below: 1, above: 4.5 } as const;

/** The wing of a department for pages that list its rooms; selections are synchronised in both directions. */
export default function DepartmentPlan({ department, room, onRoom }: PartProps['department-plan']) {
  const view = college.getScreen(`${department}-nav`);
  const { wing } = view;
  const plan = use(college.loadPlan(view.level));
  const areas = useMemo(() => toAreas(plan.units), [plan]);
  const whole = useMemo(() => (wing ? wingOnPlane(plan, wing, view) : view.plane), [plan, wing, view]);
  const id = room && placeOfRoom(room);
  const pinned = useMemo(() => new Set(id ? [id] : []), [id]);
  const place = id ? college.findPlace(id) : undefined;
  const at = place?.level === view.level ? toPlane([place.x, place.y], view) : undefined;

  return (
    <div className={css.plan}>
      <PlanMap name={`Plan: ${view.summary}`} view={view} bounds={whole}>
        <FloorDrawing plan={plan} placement={view} wing={wing} pinned={pinned} />
        {at && <EndpointPin letter="●" at={at} />}
        {at && <KeepInView at={at} />}
        {onRoom && (
          <PlanClicks
            placement={view}
            find={(point) => findUnitAt(point, areas)?.room}
            onPress={(pressed) => pressed && onRoom(pressed)}
          />
        )}
        <ShowWhole plane={whole} />
      </PlanMap>
      <Legend plan={plan} view={view} />
    </div>
  );
}

/** Bounds of one wing on the plane, with space for its name above. */
function wingOnPlane({ units }: LevelPlan, wing: Wing, placement: Placement): PlaneBounds {
  const corners = units.filter((unit) => unit.wing === wing).flatMap(({ polygon }) => polygon.flat());
  if (corners.length === 0) return placement.plane;
  const { minX, minY, maxX, maxY } = boxOf(corners);
  return [
    toPlane([minX - margin.side, minY - margin.below], placement),
    toPlane([maxX + margin.side, maxY + margin.above], placement),
  ];
}
