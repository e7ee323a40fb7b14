import { factsOf, nameOfStorey, outdoors, type Place } from '@campusway/campus';
import { formatMetres, formatMinutes, withFloors } from '@campusway/campus/directions';
import type { CampusRoute, CampusRouteResult } from '@campusway/campus/routing';
import { placePaths } from '@campusway/contract';
import { college, useClosedText } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import { type CSSProperties, useMemo } from 'react';
import { QrCode } from '../controls/QrCode.tsx';
import { placeOf } from '../journey/find-endpoint.ts';
import { directionsFor, findRoute, isStepFreeRoute, pageWays, walkOf } from '../journey/find-way.ts';
import { floorOf, isGroundFloor, pointOf } from '../journey/floor-of.ts';
import { routeOnFloor } from '../journey/route-on-floor.ts';
import { commonName, nameOfRoute, personIn, type Titled } from '../journey/use-route-title.ts';
import { type Category, shownAt } from '../map/category-chips/use-category.ts';
import { FloorPrint, type FloorPrintProps, halfPage, PlacePrint, ScreenPrint } from './FloorPrint.tsx';
import { describePlace, PrintedAddress, PrintSheet, whereIs } from './PrintSheet.tsx';
import css from './print.module.css';

/** Usable height of Letter, the shorter paper, CSS pixels: 950 between the margins, less a reserve for wide plans. */
const page = 900;
/** Header, URL and gaps. */
const rest = 170;
/** Of the steps in two columns: characters and height of a line, gap between steps, and by how much one column may be longer. */
const step = { characters: 42, line: 23, gap: 4, uneven: 24 } as const;
/** Caption of a plan and its gap. */
const caption = 40;
/** Limits of a plan's height: below the minimum a second page is used. */
const [min, max] = [175, 560];

const reasonOf = (one?: CampusRouteResult) => (one?.status === 'unreachable' ? one.message : undefined);

interface JourneyPrintProps extends Titled {
  readonly path: string;
  /** Where no way leads to the destination, the route is the walk to the transport. */
  readonly result?: CampusRouteResult | undefined;
  /** The shown floor, and the category on it. */
  readonly floor: number;
  readonly category: Pick<Category, 'chip' | 'walks'>;
}

/** Printed page: the route, or without one the destination, a sign for the door of the origin, or the campus. */
export function JourneyPrint({ route, result, from, to, path, floor, category }: JourneyPrintProps) {
  const [origin, destination] = [placeOf(from), placeOf(to)];
  const closed = useClosedText()(destination);
  if (route) return <RoutePrint title={nameOfRoute({ route, from, to })} {...{ route, result, path }} />;
  if (!destination && (category.chip || !origin)) return <MapPrint floor={floor} category={category} />;
  if (!destination) return origin && <DoorSign place={origin} />;
  return (
    <PrintSheet
      title={personIn(to) ?? destination.name}
      facts={[describePlace(destination), closed, reasonOf(result)]}
      path={path}
      code="QR code of these directions"
      plans={<PlacePrint place={destination} />}
    />
  );
}

/** Printed page of the map without a destination: the shown floor, with the places of a category as numbered beside it. */
function MapPrint({ floor, category: { chip, walks } }: Pick<JourneyPrintProps, 'floor' | 'category'>) {
  const screen = college.screens.find(({ level, wing }) => level === floor && !wing);
  const marked = chip ? walks.flatMap((walk) => shownAt(walk, floor) ?? []) : [];
  const isGround = isGroundFloor(floor) && (!chip || marked.some(({ level }) => level === outdoors));
  const title = chip && [chip, nameOfStorey(college.levels, floor)].join(', ');
  const path = location.pathname + location.search;
  return (
    <ScreenPrint screen={isGround ? undefined : screen} {...{ marked, path, ...(title && { title }) }} />
  );
}

/** Printed page of a place without a destination: a sign for its door. */
function DoorSign({ place }: { readonly place: Place }) {
  const url = new URL(placePaths.here(place.id), location.origin).href;
  const title = place.code ?? place.name;
  const [name, where] = [commonName(place), whereIs(place)];
  // Of a line, for the title to fit into two lines of whole words.
  const characters = Math.max(Math.ceil(title.length / 2), ...title.split(' ').map(({ length }) => length));
  const size = { '--characters': characters } as CSSProperties;
  return (
    <article className={`print-only ${css.sign}`}>
      <p className={`${styles.strong} ${css.college}`}>{college.facts.name}</p>
      <div className={css.place}>
        <p>You are here</p>
        <p className={css.code} style={size}>
          {title}
        </p>
        {name !== title && <p className={`${styles.strong} ${css.name}`}>{name}</p>}
        {where && <p className={css.floor}>{where}</p>}
      </div>
      <div className={css.qr}>
        <QrCode text={url} label={`QR code: directions from ${place.name}`} />
        <p>Scan for directions from {factsOf(place.kind).isEntered ? 'this door' : 'here'}.</p>
        <PrintedAddress url={url} />
      </div>
    </article>
  );
}

type RoutePrintProps = Pick<JourneyPrintProps, 'path' | 'result'> & { title: string; route: CampusRoute };

/** Printed route: its steps and a plan of each floor. */
export function RoutePrint({ title, route, result, path }: RoutePrintProps) {
  const { fromPlace, toPlace, detour } = route;
  const steps = withFloors(directionsFor(route), college.levels);
  const stepFree = findRoute({ from: fromPlace.id, to: toPlace.id, stepFree: true });
  const plans = useMemo(() => plansOf(route), [route]);
  // More than two are side by side; of an odd number the last one is wide.
  const widthOf = (i: number) =>
    plans.length > 2 && (i % 2 === 1 || i < plans.length - 1) ? halfPage : undefined;
  const rows = plans.length > 2 ? Math.ceil(plans.length / 2) : plans.length;
  // The plans fill the rest of the page.
  const heights = steps.map(({ text }) => Math.ceil(text.length / step.characters) * step.line + step.gap);
  const left = page - rest - step.uneven - heights.reduce((sum, one) => sum + one, 0) / 2;
  const height = Math.min(Math.max(left / rows - caption, min), max);
  return (
    <PrintSheet
      title={title}
      facts={[
        figuresOf(route, stepFree.status === 'found' && isStepFreeRoute(route)),
        `From: ${describePlace(fromPlace)}`,
        `To: ${describePlace(toPlace)}`,
        detour,
        ...[result, stepFree].map(reasonOf),
      ]}
      path={path}
      code="QR code of this route"
      plans={plans.map((plan, i) => (
        <FloorPrint key={plan.level} {...plan} label="with the route" width={widthOf(i)} height={height} />
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

/** `190 m, 3 minutes, by stairs`: with the kind of route, as another may have the same figures. */
export function figuresOf(route: CampusRoute, stepFree: boolean): string {
  const { metres, seconds, how } = walkOf(route);
  const parts = [formatMetres(metres), formatMinutes(seconds), stepFree && 'step-free', how];
  return parts.filter(Boolean).join(', ');
}

/** The plans of a printed route in its order: the grounds, and each floor of each building. */
export function plansOf(route: CampusRoute): readonly Pick<FloorPrintProps, 'level' | 'area'>[] {
  return [...pageWays().linesOf(route, (level) => level)].flatMap(([level, parts]) => {
    const pins = pageWays()
      .endsOf(route)
      .filter(({ place }) => place.level === level);
    const long = parts.filter(({ length }) => length > 1);
    if (long.length + pins.length === 0) return [];
    const points = [...long.flat(), ...pins.map(({ place }) => pointOf(place))];
    const changes = routeOnFloor(route, floorOf(level)).changes.filter((change) => change.level === level);
    const signs = changes.map(({ name, arrow, sign, at }) => ({ text: `${name} ${arrow} ${sign}`, at }));
    return [{ level, area: { points, lines: long, pins, signs } }];
  });
}
