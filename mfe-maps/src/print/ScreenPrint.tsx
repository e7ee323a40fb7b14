import type { Screen } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { ViewPrint } from './FloorPrint.tsx';
import { RoutePrint } from './JourneyPrint.tsx';
import { PrintSheet } from './PrintSheet.tsx';

interface ScreenPrintProps {
  readonly view: Screen;
  readonly route: CampusRoute | undefined;
  readonly steps: readonly Step[];
  /** Target of the QR code. */
  readonly path: string;
}

/** Printed navigation screen: the route, or without one the plan. */
export function ScreenPrint({ view, route, steps, path }: ScreenPrintProps) {
  if (route) return <RoutePrint route={route} steps={steps} path={path} />;
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
