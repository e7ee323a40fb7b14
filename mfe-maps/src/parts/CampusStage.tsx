import { getLevel, type Point, placeOfRoom } from '@campusway/campus';
import { findUnitAt, roomScale, toAreas } from '@campusway/campus/scene';
import { paths, placePaths } from '@campusway/contract';
import { college, loadPart, useNavigate } from '@campusway/platform';
import { use, useCallback, useMemo, useState } from 'react';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { PlanMap } from '../leaflet/PlanMap.tsx';
import { ShowInFrame } from '../leaflet/ShowInFrame.tsx';
import { closestPixels, zoomAt } from '../leaflet/zoom-at.ts';
import { findPlaceNear } from '../map-cards/find-place-near.ts';
import { CampusDrawing } from '../plan/CampusDrawing.tsx';
import css from './CampusStage.module.css';

const none: ReadonlySet<string> = new Set();

/** Campus plan as the background of another module's page. A click on a room or place leads to its page. */
export default function CampusStage() {
  const view = college.getCampusScreen();
  const places = useMemo(() => view.places.flatMap((id) => college.findPlace(id) ?? []), [view]);
  const [grounds, ground] = [loadPart('plan/outdoors'), college.loadGroundFloor()];
  const plan = use(grounds);
  const groundFloor = use(ground);
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
      <PlanMap
        name="Plan of the campus"
        bounds={view.plane}
        centre={view.centre}
        maxZoom={zoomAt(closestPixels, view)}
        className={css.map}
      >
        <CampusDrawing plan={plan} groundFloor={groundFloor} placement={view} places={places} pinned={none} />
        <PlanClicks placement={view} find={find} onPress={(url) => url && navigate(url)} />
        {frame && <ShowInFrame plane={view.plane} frame={frame} />}
      </PlanMap>
    </div>
  );
}
