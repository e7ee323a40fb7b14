import type { Screen } from '@campusway/campus';
import { createSurroundings, describeRoute } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
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
export function ScreenPrint({ view, route, path }: ScreenPrintProps) {
  if (route) {
    const { places, levels } = college;
    const steps = describeRoute(route, createSurroundings({ graph: pageRouter().graph, places, levels }));
    return <RoutePrint route={route} steps={steps} path={path} />;
  }
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
