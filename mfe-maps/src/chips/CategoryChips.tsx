import {
  chipOf,
  type Place,
  type PlaceId,
  type Placement,
  placeChips,
  titleOf,
  toPlane,
} from '@campusway/campus';
import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { college, readVisitStart } from '@campusway/platform';
import { Button, Icon, xIcon } from '@campusway/ui-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { EndName } from '../endpoints/find-end.ts';
import type { JourneyEnd } from '../endpoints/find-target.ts';
import { OverMap } from '../leaflet/OverMap.tsx';
import { PlaceMark } from '../leaflet/PlaceMark.tsx';
import { ShowBeside } from '../leaflet/ShowBeside.tsx';
import { useMapCentre } from '../leaflet/use-map-centre.ts';
import { campusRouter } from '../routing/campus-router.ts';
import { floorOf, levelsOn } from '../routing/floor-of.ts';
import css from './CategoryChips.module.css';
import { placeAt, type Walk, walksFrom } from './walks.ts';

interface CategoryChipsProps {
  readonly from: JourneyEnd;
  readonly stepFree: boolean;
  readonly placement: Placement;
  readonly floor: number;
  readonly onChoose: (end: EndName, id: PlaceId) => void;
}

/** A pressed chip, and where its distances are measured from. */
interface Pressed {
  readonly chip: string;
  readonly centre: Place | undefined;
}

/**
 * Toilets, lifts and the other categories that the college has: all of a kind on the shown
 * floor as numbers on the map, and a list by walking time from where one is, or else from the centre of the map.
 */
export function CategoryChips({ from, stepFree, placement, floor, onChoose }: CategoryChipsProps) {
  const [pressed, setPressed] = useState<Pressed>();
  const readCentre = useMapCentre(placement);
  const byChip = useMemo(() => Map.groupBy(college.places, chipOf), []);
  const known = startOf(from);
  const origin = known ?? pressed?.centre;
  const chip = pressed?.chip;
  const walks = useMemo(
    () =>
      chip && origin ? walksFrom(campusRouter(), { origin, places: byChip.get(chip) ?? [], stepFree }) : [],
    [chip, origin, byChip, stepFree],
  );
  const close = () => setPressed(undefined);
  function press(one: string): void {
    const centre = known ? undefined : placeAt(campusRouter(), readCentre(), levelsOn(floor));
    setPressed(one === chip ? undefined : { chip: one, centre });
  }
  function choose({ place }: Walk): void {
    close();
    onChoose('to', place.id);
  }
  const closeFromKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Full screen listens on the window, and is left by the next one.
    event.stopPropagation();
    close();
  });
  const isOpen = chip !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', closeFromKey);
    return () => document.removeEventListener('keydown', closeFromKey);
  }, [isOpen]);
  const isShown = ({ place }: Walk) => floorOf(place.level) === floor;
  const list = useRef<HTMLElement>(null);
  const onFloor = useMemo(
    () =>
      walks
        .filter(({ place }) => floorOf(place.level) === floor)
        .map(({ place }) => toPlane([place.x, place.y], placement)),
    [walks, floor, placement],
  );
  return (
    <>
      {walks.map(
        (walk, i) =>
          isShown(walk) && (
            <PlaceMark
              key={walk.place.id}
              at={toPlane([walk.place.x, walk.place.y], placement)}
              number={i + 1}
              onPress={() => choose(walk)}
            />
          ),
      )}
      <ShowBeside points={onFloor} panel={list} />
      <OverMap>
        <div className={css.over}>
          <fieldset className={css.chips} data-covers="top">
            <legend className="visually-hidden">Show on the map</legend>
            {placeChips
              .filter((one) => byChip.has(one))
              .map((one) => (
                <button
                  key={one}
                  type="button"
                  className={css.chip}
                  aria-pressed={one === chip}
                  onClick={() => press(one)}
                >
                  {one}
                </button>
              ))}
          </fieldset>
          {chip && (
            <section ref={list} aria-label={chip} className={css.list} data-covers="">
              <div className={css.head}>
                <p role="status">
                  <b>
                    {chip} from {known ? known.name : 'the centre of the map'}
                  </b>
                  <span className={css.where}>{countText(walks, isShown)}</span>
                </p>
                <Button tone="quiet" onClick={close} aria-label="Close" className={css.close}>
                  <Icon of={xIcon} />
                </Button>
              </div>
              <ol className={`plain-list ${css.places}`}>
                {walks.map((walk, i) => (
                  <li key={walk.place.id}>
                    <button type="button" className={css.place} onClick={() => choose(walk)}>
                      <span className={css.number}>{i + 1}</span>
                      <span className={css.name}>
                        {walk.place.name}
                        <span className={css.where}>{whereText(walk, stepFree)}</span>
                      </span>
                      {walk.way && <b className={css.far}>{formatMetres(walk.way.metres)}</b>}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </OverMap>
    </>
  );
}

/** Current position: the route's start, else the visit's. */
function startOf(from: JourneyEnd): Place | undefined {
  if (from.kind === 'target' && from.target.kind === 'place') return from.target.place;
  const start = readVisitStart();
  return start && campusRouter().findPlace(start.id);
}

/** `3 on this floor, 9 on others` */
function countText(walks: readonly Walk[], isShown: (walk: Walk) => boolean): string {
  const here = walks.filter(isShown).length;
  const others = walks.length - here;
  return others === 0 ? `${here} on this floor` : `${here} on this floor, ${others} on others`;
}

/** `second floor, 2 minutes` */
function whereText({ place, way }: Walk, stepFree: boolean): string {
  const none = stepFree ? 'no step-free way' : 'no way';
  return `${titleOf(college.levels, place.level)}, ${way ? formatMinutes(way.seconds) : none}`;
}
