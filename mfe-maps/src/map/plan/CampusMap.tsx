import type { Place, PlaceId } from '@campusway/campus';
import { college } from '@campusway/platform';
import { PlanMap, type PlanMapProps } from '../leaflet/PlanMap.tsx';
import type { FloorPlans } from './floor-plans.ts';
import { CampusDrawing } from './PlanDrawing.tsx';

interface CampusMapProps extends Omit<PlanMapProps, 'view' | 'maxScale'> {
  readonly plans: FloorPlans;
  readonly places?: readonly Place[];
  /** Places with pins. */
  readonly pinned?: ReadonlySet<PlaceId>;
}

const none: ReadonlySet<PlaceId> = new Set();

/** A map on the plane of the whole campus: the same for every floor, so that indoors and outdoors are one map. */
export function CampusMap({ plans, places = college.campusPlaces, pinned = none, ...map }: CampusMapProps) {
  return (
    <PlanMap {...map} view={college.getCampusScreen()} maxScale={40}>
      <CampusDrawing plans={plans} places={places} pinned={pinned} />
      {map.children}
    </PlanMap>
  );
}
