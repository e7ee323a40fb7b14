import type { Place } from '@campusway/campus';
import { formatMetres, formatMinutes, type Step } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { useMemo } from 'react';
import { floorsOf } from '../journey/floor-of.ts';
import { routeOnFloor } from '../journey/route-on-floor.ts';
import { nameOfRoute } from '../journey/use-route-title.ts';
import { FloorPrint, PlacePrint } from './FloorPrint.tsx';
import { describePlace, PrintSheet } from './PrintSheet.tsx';
import css from './print.module.css';

/** Usable height of Letter, the shorter paper, CSS pixels: 950 between the margins, less a reserve for wide plans. */
const page = 900;
/** Header, URL and gaps. */
const rest = 210;
/** Height of a row of steps in two columns; some have two lines. */
const rowOfSteps = 38;
/** Caption of a plan and its gap. */
const caption = 40;
/** Limits of a plan's height: below the minimum a second page is used. */
const [min, max] = [190, 560];

interface JourneyPrintProps {
  readonly directions: {
    readonly route: CampusRoute | undefined;
    readonly steps: readonly Step[];
    readonly destination: Place | undefined;
  };
  readonly path: string;
}

/** Printed page: the route, or without one the destination. */
export function JourneyPrint({ directions: { route, steps, destination }, path }: JourneyPrintProps) {
  if (route) return <RoutePrint route={route} steps={steps} path={path} />;
  if (!destination) return null;
  return (
    <PrintSheet
      title={destination.name}
      facts={[describePlace(destination)]}
      path={path}
      code="QR code of these directions"
      plans={<PlacePrint place={destination} />}
    />
  );
}

interface RoutePrintProps {
  readonly route: CampusRoute;
  readonly steps: readonly Step[];
  readonly path: string;
}

/** Printed route: its steps and a plan of each floor. */
function RoutePrint({ route, steps, path }: RoutePrintProps) {
  const { fromPlace, toPlace, length, seconds } = route;
  const plans = useMemo(
    () =>
      floorsOf(route.legs).map((floor) => {
        const { lines, changes } = routeOnFloor(route, floor);
        return { floor, area: { points: [...lines.flat(), ...changes.map(({ at }) => at)], lines } };
      }),
    [route],
  );
  const height = planHeight({ steps: steps.length, plans: plans.length });
  return (
    <PrintSheet
      title={nameOfRoute(route)}
      facts={[
        `${formatMetres(length)}, ${formatMinutes(seconds)}`,
        `From: ${describePlace(fromPlace)}`,
        `To: ${describePlace(toPlace)}`,
      ]}
      path={path}
      code="QR code of this route"
      plans={plans.map((plan) => (
        <FloorPrint key={plan.floor} {...plan} label="with the route" height={height} />
      ))}
    >
      <ol className={css.steps}>
        {steps.map(({ first, kind, text }) => (
          <li key={`${first}-${kind}`}>{text}</li>
        ))}
      </ol>
    </PrintSheet>
  );
}

/** Height of each plan in CSS pixels, so that the plans fill the rest of the page. */
function planHeight({ steps, plans }: { readonly steps: number; readonly plans: number }): number {
  const left = page - rest - Math.ceil(steps / 2) * rowOfSteps;
  return Math.min(Math.max(left / plans - caption, min), max);
}
