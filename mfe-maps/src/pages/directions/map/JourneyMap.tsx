import { outdoors, type PlaceId, signOfStorey, titleOf } from '@campusway/campus';
import { college, useEntryValue } from '@campusway/platform';
import { useDeferredValue, useMemo } from 'react';
import { floorOf, isGroundFloor, pointOf } from '../../../journey/floor-of.ts';
import { PlaceCards } from '../../../map/cards/ClickablePlaces.tsx';
import { DropPin } from '../../../map/cards/DropPin.tsx';
import { useFindPlace } from '../../../map/cards/places-on-map.ts';
import { CategoryChips, CategoryMarks } from '../../../map/category-chips/CategoryChips.tsx';
import { FitPoints } from '../../../map/leaflet/camera.tsx';
import { ChangeMarker, EndpointPin, HereDot, RouteLine } from '../../../map/leaflet/markers.tsx';
import { FadeFloor } from '../../../map/leaflet/PlanCanvas.tsx';
import { useFloorPlans } from '../../../map/plan/floor-plans.ts';
import { CampusMap } from '../../../map/plan/PlanDrawing.tsx';
import type { Directions } from '../use-directions.ts';
import { FloorAnnouncement } from './FloorSwitch.tsx';
import { useCamera } from './use-camera.ts';

/** The plan of the shown floor, with route and pins: until that of the next is loaded, the previous one. Chips react immediately. */
export function JourneyMap({ directions: latest }: { readonly directions: Directions }) {
  const directions = { ...useDeferredValue(latest), category: latest.category };
  const { first, route, step, marked, floor, isStepping, category, act, take, onClick } = directions;
  const loaded = useFloorPlans(floor);
  const { pins, subject, part, onFloor, rooms, inView, wholeFloor, maxScale } = useCamera(directions, loaded);
  const isBeside = onFloor.length === 0;
  const opens = part && (isBeside || part.isIndoors);
  const plans = useMemo(() => ({ ...loaded, opens }), [loaded, opens]);
  const [opened, onCard] = useEntryValue<PlaceId>('card');
  const card = onClick ? undefined : opened;
  const targets = { plans, ...useFindPlace(plans), onChoose: take, card, onCard };
  const pinned = useMemo(() => new Set(pins.map(({ id }) => id)), [pins]);
  const { start } = category;
  const origin = useMemo(
    () => (start && floorOf(start.level) === floor ? pointOf(start) : undefined),
    [start, floor],
  );
  const onShow = route && (isStepping || isBeside) ? () => act('showRoute') : undefined;
  const here = marked && floorOf(marked.level) === floor ? marked.points.map(pointOf) : [];
  return (
    <>
      <FloorAnnouncement
        plan={plans.upperFloor ?? plans.groundFloor}
        floor={floor}
        step={here[0] && step}
        isQuiet={[directions.from.kind, directions.to.kind].includes('error')}
      />
      <CampusMap
        name={nameOfMap(floor, step?.level ?? floor)}
        plans={plans}
        pinned={pinned}
        campus={first?.campus}
        part={route?.fromPlace.campus === route?.toPlace.campus ? undefined : onFloor}
        fills
        way={{ name: route && 'Back to the route', points: route ? onFloor : wholeFloor, maxScale, onShow }}
      >
        {here[0] && <RouteLine tone="step" points={here} />}
        {part?.leaders.map((points) => (
          <RouteLine key={points.join()} points={points} tone="leader" />
        ))}
        {part?.lines.map((points) => (
          <RouteLine key={points.join()} points={points} />
        ))}
        {part?.changes.map(({ floor: other, ...change }) => (
          <ChangeMarker key={change.text} {...change} onGo={() => act('showFloor', other)} />
        ))}
        {here[0] && <HereDot at={here[0]} />}
        {pins.map(
          (pin) => pin.floor === floor && <EndpointPin key={pin.letter} letter={pin.letter} at={pin.at} />,
        )}
        <FadeFloor floor={floor} />
        <PlaceCards {...targets} onClick={onClick ?? ((id) => id && onCard(id))} />
        {!route && <CategoryChips category={category} />}
        <DropPin floor={floor} {...targets} onClick={onClick} />
        {category.chip ? (
          <CategoryMarks category={category} floor={floor} origin={origin} />
        ) : (
          <FitPoints points={inView} stays={!route || isBeside} {...{ subject, maxScale, rooms }} />
        )}
      </CampusMap>
    </>
  );
}

function nameOfMap(floor: number, near: number): string {
  if (floor === outdoors) return 'Plan of the campus';
  return isGroundFloor(floor)
    ? `Plan of the campus and its ${titleOf(college.levels, floor)}`
    : `Plan of floor ${signOfStorey(college.levels, floor, near)}`;
}
