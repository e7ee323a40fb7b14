import { getLevel, type Point, placeOfRoom } from '@campusway/campus';
import { findUnitAt, roomScale, toAreas } from '@campusway/campus/scene';
import { paths, placePaths } from '@campusway/contract';
import { college, useNavigate } from '@campusway/platform';
import { useCallback, useMemo, useState } from 'react';
import { findPlaceNear, usePlacesOf } from '../map/cards/places-on-map.ts';
import { ShowInFrame } from '../map/leaflet/camera.tsx';
import { PlanClicks } from '../map/leaflet/presses.tsx';
import { useGrounds } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import css from './CampusStage.module.css';

/** Campus plan as the background of another module's page. A click on a room or place leads to its page. */
export default function CampusStage() {
  const places = usePlacesOf(college.getCampusScreen());
  const plans = useGrounds();
  const { groundFloor } = plans;
  const areas = useMemo(() => toAreas(groundFloor.units), [groundFloor]);
  const navigate = useNavigate();
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  /** URL for a click: the page of a room or place, or the plan of the building's floor. */
  const find = useCallback(
    (point: Point, scale: number): string | undefined => {
      const unit = findUnitAt(point, areas);
      const showsRooms = scale >= roomScale;
      const room = showsRooms && unit?.room ? college.findPlace(placeOfRoom(unit.room)) : undefined;
      const place = room ?? findPlaceNear(point, places);
      if (place) return placePaths.pageOf(place);
      const { screen } = getLevel(college.levels, groundFloor.level);
      return unit && screen && !showsRooms ? paths.screen(screen) : undefined;
    },
    [areas, places, groundFloor],
  );

  return (
    <div ref={setFrame} className={css.stage}>
      <CampusMap name="Plan of the campus" plans={plans} places={places} className={css.map} isBackground>
        <PlanClicks find={find} onPress={(url) => url && navigate(url)} />
        {frame && <ShowInFrame frame={frame} />}
      </CampusMap>
    </div>
  );
}
