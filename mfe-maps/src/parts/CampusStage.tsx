import { outdoors, type PlaceId } from '@campusway/campus';
import { cornersAround } from '@campusway/campus/scene';
import type { PartProps } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useDeferredValue, useMemo } from 'react';
import { floorOf, roomOf } from '../journey/floor-of.ts';
import { ClickablePlaces } from '../map/cards/ClickablePlaces.tsx';
import { useCampusPlaces, useFindPlace } from '../map/cards/places-on-map.ts';
import { ShowBeside } from '../map/leaflet/camera.tsx';
import { TakesOver } from '../map/leaflet/clicks.tsx';
import { EndpointPin, PlaceMark } from '../map/leaflet/markers.tsx';
import { useFloorPlans } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import css from './CampusStage.module.css';

const none: readonly PlaceId[] = [];

/** Campus plan as the background of another module's page. A click on a room or place opens its card. */
export default function CampusStage({ place: id, marks, click, onDrawn }: PartProps['campus-stage']) {
  const places = useCampusPlaces();
  // Keeps the plan until that of the place's floor is loaded.
  const shown = useDeferredValue(marks?.highlighted ?? marks?.places[0] ?? id);
  const place = shown === undefined ? undefined : college.findPlace(shown);
  const floor = floorOf(place?.level ?? outdoors);
  const plans = useFloorPlans(floor);
  const ids = marks?.places ?? none;
  const single = ids.length === 0 ? roomOf(place) : undefined;
  const campus = place?.campus;
  const from = marks?.from;
  const { pin, marked, pinned, around } = useMemo(() => {
    const findShown = (one: PlaceId | undefined) => {
      const place = one === undefined ? undefined : college.findPlace(one);
      return place && floorOf(place.level) === floor && place.campus === campus ? [place] : [];
    };
    const marked = ids.flatMap((one, i) => findShown(one).map((place) => ({ place, number: i + 1 })));
    const pin = single ?? findShown(from)[0];
    const found = [...(pin ? [pin] : []), ...marked.map(({ place }) => place)];
    const corners = found.flatMap((one) => cornersAround(one));
    const pinned = new Set(found.map((one) => roomOf(one).id));
    return { pin, marked, pinned, around: found.length > 0 ? corners : undefined };
  }, [ids, from, floor, single, campus]);
  return (
    <div className={css.stage} data-stage="">
      <div className={css.covered} data-covers="start" />
      <CampusMap name="Plan of the campus" {...{ plans, places, pinned, campus }} isBackground>
        {pin && <EndpointPin letter={pin === single ? '●' : 'A'} at={[pin.x, pin.y]} />}
        {marked.map(({ place: { id, x, y }, number }) => (
          <PlaceMark
            key={id}
            at={[x, y]}
            number={number}
            isHighlighted={id === marks?.highlighted}
            onClick={() => marks?.onChoose(id)}
          />
        ))}
        <ClickablePlaces plans={plans} {...useFindPlace(plans, places)} />
        <ShowBeside points={around} />
        <TakesOver click={click} onDrawn={onDrawn} />
      </CampusMap>
    </div>
  );
}
