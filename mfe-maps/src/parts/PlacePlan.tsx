import {
  boxOf,
  outdoors,
  type Place,
  type PlaneBounds,
  type Point,
  titleOf,
  toPlane,
} from '@campusway/campus';
import { findUnitAt, toAreas } from '@campusway/campus/scene';
import { type PartProps, placePaths } from '@campusway/contract';
import { college, useNavigate } from '@campusway/platform';
import { useMemo } from 'react';
import { ShowWhole } from '../leaflet/camera.tsx';
import { EndpointPin } from '../leaflet/EndpointPin.tsx';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { findPlaceNear } from '../map-cards/find-place-near.ts';
import { outlineOf } from '../map-cards/outline-of.ts';
import { CampusMap } from '../plan/CampusMap.tsx';
import { useFloorPlans } from '../plan/use-floor-plans.ts';
import { metresAround, PlacePrint } from '../print/PlacePrint.tsx';
import css from './PlacePlan.module.css';

/** The plan on a place's page: the place is centred, other places link to their pages. */
export default function PlacePlan({ place: id }: PartProps['place-plan']) {
  const place = college.findPlace(id);
  return place && <PlanAround place={place} />;
}

function PlanAround({ place }: { readonly place: Place }) {
  const view = college.getCampusScreen();
  const plans = useFloorPlans(place.level);
  const floor = plans.upperFloor ?? plans.groundFloor;
  const areas = useMemo(() => toAreas(floor.units), [floor]);
  const pinned = useMemo(() => new Set([place.id]), [place]);
  const around = useMemo((): PlaneBounds => {
    const [low, high] = boundsOf(place, place.level === outdoors ? [] : outlineOf(place, floor.units));
    return [toPlane(low, view), toPlane(high, view)];
  }, [place, floor, view]);
  const at = toPlane([place.x, place.y], view);
  const navigate = useNavigate();

  function find(point: Point): string | undefined {
    const unit = findUnitAt(point, areas);
    const found = unit && college.findPlace(unit.place ?? unit.id);
    const other = found ?? (plans.upperFloor ? undefined : findPlaceNear(point, college.campusPlaces));
    return other && other.id !== place.id ? placePaths.pageOf(other) : undefined;
  }

  return (
    <>
      <div className={`screen-only ${css.plan}`}>
        <CampusMap
          name={`Plan: ${place.name}, ${titleOf(college.levels, place.level)}`}
          centre={at}
          plans={plans}
          pinned={pinned}
        >
          <EndpointPin letter="●" at={at} />
          <PlanClicks placement={view} find={find} onPress={(path) => path && navigate(path)} />
          <ShowWhole plane={around} />
        </CampusMap>
      </div>
      <div className="print-only">
        <PlacePrint place={place} />
      </div>
    </>
  );
}

/** Bounds with the place in the centre. */
function boundsOf(place: Place, outline: readonly Point[]): readonly [Point, Point] {
  const { x, y } = place;
  const { minX, minY, maxX, maxY } = boxOf([...outline, [x, y]]);
  const around = metresAround(place);
  const [across, up] = [Math.max(maxX - x, x - minX) + around, Math.max(maxY - y, y - minY) + around];
  return [
    [x - across, y - up],
    [x + across, y + up],
  ];
}
