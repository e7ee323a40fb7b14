import type { Screen } from '@campusway/campus';
import { createSurroundings, describeRoute } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useMemo } from 'react';
import { pageRouter } from '../journey/find-way.ts';
import { ViewPrint } from './FloorPrint.tsx';
import { RoutePrint } from './JourneyPrint.tsx';
import { PrintSheet } from './PrintSheet.tsx';

interface ScreenPrintProps {
  readonly view: Screen;
  readonly route: CampusRoute | undefined;
  /** Target of the QR code. */
  readonly path: string;
}

/** Printed navigation screen: the route, or without one the plan. */
export default function ScreenPrint({ view, route, path }: ScreenPrintProps) {
  const steps = useMemo(() => {
    const { places, levels } = college;
    return route && describeRoute(route, createSurroundings({ graph: pageRouter().graph, places, levels }));
  }, [route]);
  if (route && steps) return <RoutePrint route={route} steps={steps} path={path} />;
  return (
    <PrintSheet
      title={view.heading}
      facts={[view.summary]}
      path={path}
      code="QR code of this page"
      plans={<ViewPrint view={view} />}
    />
  );
}
