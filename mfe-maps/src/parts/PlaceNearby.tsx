import { type NearestOffer, outdoors, type Place, type PlaceKind, titleOf } from '@campusway/campus';
import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { capitalised, findNearestTarget, nearestOffersIn, type Target } from '@campusway/campus/lookup';
import { type PartProps, paths } from '@campusway/contract';
import { college, Link, useClosures } from '@campusway/platform';
import { ButtonLink, runInSlices, styles } from '@campusway/ui-kit';
import { useEffect, useState } from 'react';
import { StepFreeSwitch } from '../controls/StepFree.tsx';
import { findChoices, findWay, pageRouter, walkOf } from '../journey/find-way.ts';
import { readStepFree, rememberStepFree } from '../journey/use-link.ts';
import { signOf } from '../journey/words.ts';
import css from './parts.module.css';

const kinds: readonly PlaceKind[] = ['toilet', 'water', 'lift', 'stairs', 'entrance'];

type Nearby = NonNullable<ReturnType<typeof findNearby>>;
type Barrier = ReturnType<typeof findBarrier>;

/** The nearest places of each kind with walking times, step-free after such a choice; empty without reachable places. */
export default function PlaceNearby({ place: id }: PartProps['place-nearby']) {
  const place = college.findPlace(id);
  const [{ found, barrier }, setNear] = useState<{ found?: readonly Nearby[]; barrier?: Barrier }>({});
  const [remembered] = useState(readStepFree);
  const [stepFree, setStepFree] = useState(remembered);
  const closures = useClosures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed changes the walks
  useEffect(() => {
    if (!place) return;
    let before: Barrier;
    const look = () => {
      before = findBarrier(place, stepFree);
      return undefined;
    };
    const walks = wantedNear(place, stepFree).map((offer) => () => {
      const start = (stepFree && before?.beyond) || place;
      return findNearby(offer, start, stepFree);
    });
    // The first route builds the router, which takes as long as a walk.
    return runInSlices<Nearby | undefined>([() => void pageRouter(), look, ...walks], (results) => {
      setNear({ found: results.flatMap((one) => one ?? []), barrier: before });
    });
  }, [place, stepFree, closures]);
  if (!place || (found?.length === 0 && !remembered && !barrier)) return null;
  function choose(wanted: boolean): void {
    rememberStepFree(wanted);
    setStepFree(wanted);
  }
  const beyond = barrier?.beyond;
  const fromBeyond = beyond ? ` from ${signOf(beyond)}` : '';
  return (
    <section aria-labelledby="nearby" className={`${styles.stack} ${css.nearby}`}>
      <div className={styles.ends}>
        <h2 id="nearby">{`Nearby${stepFree ? `, step-free${fromBeyond}` : ''}`}</h2>
        {remembered && <StepFreeSwitch checked={stepFree} onChange={choose} isShort />}
      </div>
      {barrier && <p>{barrier.text}</p>}
      {beyond && !stepFree && (
        <p>
          <ButtonLink to={paths.navigate({ from: beyond.id, stepFree: true })}>
            {`Step-free${fromBeyond}`}
          </ButtonLink>
        </p>
      )}
      <ul className="plain-list">
        {found
          ? found.map(({ offer, name, from, to, metres, seconds, others }) => (
              <li key={offer.id}>
                <Link to={paths.navigate({ from: from.id, to: offer.id, stepFree })} className={styles.ends}>
                  <span className={styles.strong}>{name}</span>
                  <span className={`tabular ${styles.soft}`}>
                    {formatMetres(metres)}, {formatMinutes(seconds)}
                    {to.level !== place.level && `, ${titleOf(college.levels, to.level)}`}
                  </span>
                </Link>
                {others && <p className={styles.detail}>{others}</p>}
              </li>
            ))
          : // Placeholder of the list's height.
            wantedNear(place, stepFree).map(({ id }) => <li key={id} />)}
      </ul>
    </section>
  );
}

function wantedNear({ level }: Place, stepFree: boolean): readonly NearestOffer[] {
  const offers = nearestOffersIn(college.places);
  const omitted: Partial<Record<PlaceKind, boolean>> = { entrance: level === outdoors, stairs: stepFree };
  return kinds.flatMap((kind) => offers.find((offer) => offer.kind === kind && !omitted[kind]) ?? []);
}

function findNearby(offer: NearestOffer, place: Place, stepFree: boolean) {
  const from = targetAt(place);
  const to = findNearestTarget(offer.id, college.places);
  if (!to) return undefined;
  const way = findWay({ from, to, stepFree });
  if (way.status !== 'found') return undefined;
  const choices = findChoices(from, to, stepFree);
  const own = choices.find((choice) => choice.way.toPlace.id === way.toPlace.id)?.label;
  const others = choices.flatMap(({ label, way }) =>
    label === own ? [] : `${label.toLowerCase()} ${formatMetres(walkOf(way).metres)}`,
  );
  return {
    offer,
    /** `Toilet, men` */
    name: [capitalised(offer.name.replace('Nearest ', '')), own?.toLowerCase()].filter(Boolean).join(', '),
    from: place,
    to: way.toPlace,
    ...walkOf(way),
    /** `Women 60 m, accessible 65 m` */
    others: capitalised(others.join(', ')),
  };
}

/** Why no step-free way leads out, or none at all, and the place beyond the barrier, from which a step-free one does. */
function findBarrier(place: Place, stepFree: boolean) {
  const exit = wantedNear(place, true).find(({ kind }) => kind === 'entrance');
  const to = exit && findNearestTarget(exit.id, college.places);
  if (!to) return undefined;
  const own = findWay({ from: targetAt(place), to, stepFree });
  if (own.status !== 'found' && own.reason === 'closed') return { text: own.message };
  const way = findWay({ from: targetAt(place), to, stepFree: true });
  if (way.status === 'found' || way.reason !== 'no-step-free-way') return undefined;
  const { message, barriers, stepFreePart: part } = way;
  return part?.end === 'from' && barriers ? { text: barriers, beyond: part.place } : { text: message };
}

const targetAt = (place: Place): Target => ({ ...place, kind: 'place', place });
