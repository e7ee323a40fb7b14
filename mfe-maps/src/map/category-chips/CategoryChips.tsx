import { barrierOf, chipsAmong, type Point, titleAt } from '@campusway/campus';
import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { college, useClosedText } from '@campusway/platform';
import { Button, classNames, styles } from '@campusway/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import controls from '../../controls/route-controls.module.css';
import { FitPoints } from '../leaflet/camera.tsx';
import { aroundMarks } from '../leaflet/clearance.ts';
import { CardHead, OverMap } from '../leaflet/MapCard.tsx';
import { PlaceMark } from '../leaflet/markers.tsx';
import css from './CategoryChips.module.css';
import { type Category, shownAt, stopsText, type Walk } from './use-category.ts';

/** Category chips on the map, such as toilets and lifts, with the list of the selected one. */
export function CategoryChips({ category }: { readonly category: Category }) {
  return (
    <OverMap>
      <div className={css.over}>
        <ChipRow category={category} isOnMap />
        <WalkList category={category} isOnMap />
      </div>
    </OverMap>
  );
}

/** Maximum scale of the map, CSS pixels per metre: neighbours are apart, the building around them is visible. */
const marksScale = 8;

type CategoryMarksProps = Readonly<{ category: Category; floor: number; origin: Point | undefined }>;

/** The places of a category on the shown floor or outdoors, as numbers; the map shows the origin and the three nearest, or all. */
export function CategoryMarks({ category: { walks, onChoose }, floor, origin }: CategoryMarksProps) {
  const { marks, points } = useMemo(() => {
    const marks = walks.flatMap((walk, i) => {
      const place = shownAt(walk, floor);
      return place ? [{ place, number: i + 1, at: [place.x, place.y] as const }] : [];
    });
    const places = marks.map(({ at }) => at);
    const around = places.length === 1 ? ('whole' as const) : places;
    return { marks, points: origin ? [origin, ...places.slice(0, 3)] : around };
  }, [walks, floor, origin]);
  return (
    <>
      {marks.map(({ place, number, at }) => (
        <PlaceMark key={place.id} at={at} number={number} onClick={() => onChoose(place.id)} />
      ))}
      <FitPoints points={points} margin={aroundMarks} maxScale={marksScale} />
    </>
  );
}

/** On the map the row scrolls horizontally; otherwise it wraps. */
type ChipsProps = Readonly<{ category: Category; isOnMap?: boolean }>;

export function ChipRow({ category: { chip, opened, onClick }, isOnMap = false }: ChipsProps) {
  const shown = useMemo(() => chipsAmong(college.places), []);
  const row = useRef<HTMLFieldSetElement>(null);
  const last = useRef(opened.current);
  useEffect(() => {
    if (isOnMap && chip)
      row.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
    const { activeElement, body } = document;
    // The list or the route that had the focus is removed; or Back leaves the form for a category.
    const isLeft = activeElement === body || (chip && activeElement?.closest('[data-floating]'));
    const moved = shown.indexOf(chip ?? last.current ?? '');
    if (chip !== last.current && isLeft)
      row.current?.querySelectorAll<HTMLElement>('button')[moved]?.focus({ preventScroll: true });
    last.current = chip;
  }, [chip, shown, isOnMap]);
  useEffect(
    () => () => {
      // The route that takes the row away, later than the form changes, is announced where it starts.
      const start = document.querySelector<HTMLElement>('[data-opens-walking]');
      if (document.activeElement === document.body) start?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <fieldset
      ref={row}
      className={classNames(styles.row, isOnMap && css.onMap)}
      data-covers={isOnMap ? 'top' : undefined}
      // Browsers do not scroll to a chip that is partly visible. Under a finger the row stays.
      onFocus={({ target }) =>
        isOnMap && target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest' })
      }
    >
      <legend className="visually-hidden">Show on the map</legend>
      {shown.map((one) => (
        <Button key={one} className={css.chip} aria-pressed={one === chip} onClick={() => onClick(one)}>
          {one}
        </Button>
      ))}
    </fieldset>
  );
}

/** Announces the count of a category, and lists its places, of the floor first, by walking time from the position or the middle of the floor. */
export function WalkList({ category, isOnMap = false }: ChipsProps) {
  const { chip, origin, walks, floor, stepFree, onChoose, close } = category;
  const closedText = useClosedText();
  const here = walks.filter((walk) => shownAt(walk, floor)).length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {chip && `${chip}: ${walks.length}, ${here || 'none'} on this plan`}
      </p>
      {chip && (
        <section
          aria-label={chip}
          className={classNames(styles.box, css.list, isOnMap && css.overMap)}
          data-covers={isOnMap ? 'panel' : undefined}
          data-walks=""
        >
          <CardHead onClose={close}>
            <p>
              <b>
                {chip} {origin && <span>from {origin.name}</span>}
              </b>
              <span className={styles.detail}>
                {here || 'None'} on this plan
                {walks.length > here && `, ${walks.length - here} elsewhere`}
              </span>
            </p>
          </CardHead>
          <ol className={`plain-list ${css.places}`}>
            {walks.map((walk, i) => (
              <li key={walk.place.id}>
                <button
                  type="button"
                  className={`${styles.lineButton} ${controls.inset} ${css.place}`}
                  onClick={() => onChoose(walk.place.id)}
                >
                  <span className={`tabular ${css.number}`}>{i + 1}</span>
                  <span>
                    <bdi>{walk.place.name}</bdi>
                    <span className={styles.detail}>{whereText(walk, stepFree, closedText(walk.place))}</span>
                  </span>
                  {walk.way && <b className="tabular">{formatMetres(walk.way.metres)}</b>}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** `second floor, 2 minutes, by lift, with its wait`, of a lift `stops at 1, 2, less than a minute`, of what is closed `. Closed until 17:00: painting`. */
function whereText(walk: Walk, stepFree: boolean, closed: string | undefined): string {
  const { place, way } = walk;
  const where = stopsText(walk) ?? titleAt(college.levels, place);
  const time = way ? formatMinutes(way.seconds) : !closed && `no ${stepFree ? 'step-free ' : ''}way`;
  const text = [where, time, way?.how].filter(Boolean).join(', ');
  return [text, (!way && closed) || barrierOf(place)].filter(Boolean).join('. ');
}
