import type { Place, PlaceId } from '@campusway/campus';
import { college } from '@campusway/platform';
import { PlanMap, type PlanMapProps } from '../leaflet/PlanMap.tsx';
import { zoomAt } from '../leaflet/plane.ts';
import { CampusDrawing } from './CampusDrawing.tsx';
import type { FloorPlans } from './use-floor-plans.ts';

interface CampusMapProps extends Omit<PlanMapProps, 'view' | 'maxZoom'> {
  readonly plans: FloorPlans;
  readonly places?: readonly Place[];
  /** Places with pins. */
  readonly pinned?: ReadonlySet<PlaceId>;
}

/** Maximum scale, CSS pixels per metre. */
const closestPixels = 40;
const none: ReadonlySet<PlaceId> = new Set();

/** A map on the plane of the whole campus: the same for every floor, so that indoors and outdoors are one map. */
export function CampusMap({
  plans,
  places = college.campusPlaces,
  pinned = none,
  children,
  ...map
}: CampusMapProps) {
  const view = college.getCampusScreen();
  return (
    <PlanMap {...map} view={view} maxZoom={zoomAt(closestPixels, view)}>
      <CampusDrawing plans={plans} placement={view} places={places} pinned={pinned} />
      {children}
    </PlanMap>
  );
}
