import { getLevel, outdoors, type Point, placeOfRoom } from '@campusway/campus';
import { findUnitAt, roomScale, toAreas } from '@campusway/campus/scene';
import { type PartProps, paths, placePaths } from '@campusway/contract';
import { college, useNavigate } from '@campusway/platform';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { cornersAround, findPlaceNear, usePlacesOf } from '../map/cards/places-on-map.ts';
import { ShowInFrame } from '../map/leaflet/camera.tsx';
import { EndpointPin } from '../map/leaflet/markers.tsx';
import { PlanClicks } from '../map/leaflet/presses.tsx';
import { useFloorPlans } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import css from './CampusStage.module.css';

/** Campus plan as the background of another module's page. A click on a room or place leads to its page. */
export default function CampusStage({ place: id }: PartProps['campus-stage']) {
  const places = usePlacesOf(college.getCampusScreen());
  // Keeps the plan until that of the place's floor is loaded.
  const shown = useDeferredValue(id);
  const place = shown === undefined ? undefined : college.findPlace(shown);
  const plans = useFloorPlans(place?.level ?? outdoors);
  const floor = plans.upperFloor ?? plans.groundFloor;
  const areas = useMemo(() => toAreas(floor.units), [floor]);
  const pinned = useMemo(() => new Set(place ? [place.id] : []), [place]);
  const around = useMemo(() => place && cornersAround(place), [place]);
  const navigate = useNavigate();
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  /** URL for a click: the page of a room or place, or the plan of the building's floor. */
  const find = useCallback(
    (point: Point, scale: number): string | undefined => {
      const unit = findUnitAt(point, areas);
      const showsRooms = plans.upperFloor !== undefined || scale >= roomScale;
      const room = showsRooms && unit?.room ? college.findPlace(placeOfRoom(unit.room)) : undefined;
      const place = room ?? findPlaceNear(point, places);
      if (place) return placePaths.pageOf(place);
      const { screen } = getLevel(college.levels, floor.level);
      return unit && screen && !showsRooms ? paths.screen(screen) : undefined;
    },
    [areas, places, floor, plans],
  );

  return (
    <div ref={setFrame} className={css.stage}>
      <CampusMap
        name="Plan of the campus"
        plans={plans}
        places={places}
        pinned={pinned}
        className={css.map}
        isBackground
      >
        {place && <EndpointPin letter="●" at={[place.x, place.y]} />}
        <PlanClicks find={find} onPress={(url) => url && navigate(url)} />
        {frame && <ShowInFrame frame={frame} points={around} />}
      </CampusMap>
    </div>
  );
}
