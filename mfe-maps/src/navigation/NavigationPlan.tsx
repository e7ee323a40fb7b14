import { type PlaceId, scaleOf, toPlane, type View } from '@campusway/campus';
import { use, useMemo } from 'react';
import { loadLevel } from '../campus/levels.ts';
import { FloorDrawing } from '../floor-plan/FloorDrawing.tsx';
import { Legend } from '../floor-plan/Legend.tsx';
import { EndPin } from '../leaflet/EndPin.tsx';
import { NorthArrow } from '../leaflet/NorthArrow.tsx';
import { PlanMap } from '../leaflet/PlanMap.tsx';
import { ScaleBar } from '../leaflet/ScaleBar.tsx';
import type { End } from './find-end.ts';
import { RouteOnMap } from './RouteOnMap.tsx';
import { describeView, wingOf } from './screen-text.ts';
import type { Navigation } from './use-navigation.ts';

interface NavigationPlanProps {
  readonly view: View;
  readonly navigation: Navigation;
}

/** The floor of a screen on its plane, with the two pins and the way between them. */
export function NavigationPlan({ view, navigation: { from, to, result } }: NavigationPlanProps) {
  const plan = use(loadLevel(view.level));
  const wing = wingOf(view);
  const [fromId, toId] = [idOf(from), idOf(to)];
  const pinned = useMemo(() => new Set([fromId, toId].filter((id) => id !== undefined)), [fromId, toId]);
  return (
    <>
      <PlanMap name={`Plan: ${describeView(view)}`} bounds={view.plane} centre={view.centre}>
        <FloorDrawing plan={plan} placement={view} wing={wing} pinned={pinned} />
        {result?.status === 'found' && <RouteOnMap route={result} view={view} />}
        {from.kind === 'place' && <EndPin letter="A" at={toPlane([from.place.x, from.place.y], view)} />}
        {to.kind === 'place' && <EndPin letter="B" at={toPlane([to.place.x, to.place.y], view)} />}
        <ScaleBar scale={scaleOf(view)} />
        <NorthArrow />
      </PlanMap>
      <Legend plan={plan} wing={wing} />
    </>
  );
}

function idOf(end: End): PlaceId | undefined {
  return end.kind === 'place' ? end.place.id : undefined;
}
