import { outdoors, type Place, titleAt } from '@campusway/campus';
import { cornersAround, outlineOf } from '@campusway/campus/scene';
import { type PartProps, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { ClickablePlaces } from '../map/cards/ClickablePlaces.tsx';
import { type FindPlace, useFindPlace } from '../map/cards/places-on-map.ts';
import { ShowWhole } from '../map/leaflet/camera.tsx';
import { EndpointPin } from '../map/leaflet/markers.tsx';
import { useFloorPlans } from '../map/plan/floor-plans.ts';
import { CampusMap } from '../map/plan/PlanDrawing.tsx';
import { PlacePrint } from '../print/FloorPrint.tsx';
import { PrintedAddress } from '../print/PrintSheet.tsx';
import css from './parts.module.css';

/** The plan on a place's page: the place is centred, other places have their cards. */
export default function PlacePlan({ place: id }: PartProps['place-plan']) {
  const place = college.findPlace(id);
  return place && <PlanAround place={place} />;
}

function PlanAround({ place }: { readonly place: Place }) {
  const { name, campus } = place;
  const plans = useFloorPlans(place.level);
  const floor = plans.upperFloor ?? plans.groundFloor;
  const { find: findPlace, isSmall } = useFindPlace(plans);
  const pinned = useMemo(() => new Set([place.id]), [place]);
  const around = useMemo(
    () => cornersAround(place, place.level === outdoors ? [] : outlineOf(place, floor.units)),
    [place, floor],
  );
  const find: FindPlace = (...at) => {
    const found = findPlace(...at);
    return found === place.id ? undefined : found;
  };
  return (
    <>
      <div className={`screen-only ${css.place}`}>
        <CampusMap name={`Plan: ${name}, ${titleAt(college.levels, place)}`} {...{ plans, pinned, campus }}>
          <EndpointPin letter="●" at={[place.x, place.y]} />
          <ClickablePlaces {...{ plans, find, isSmall }} to={place.id} />
          <ShowWhole points={around} />
        </CampusMap>
      </div>
      <div className="print-only">
        <PlacePrint place={place} />
        <PrintedAddress url={location.origin + placePaths.pageOf(place)} />
      </div>
    </>
  );
}
