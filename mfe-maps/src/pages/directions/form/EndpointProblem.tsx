import { type StaffMember, titleAt } from '@campusway/campus';
import { officeTarget } from '@campusway/campus/content';
import { parseRoomCode } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { Button, OfferNotice, styles } from '@campusway/ui-kit';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type EndpointName, placeOf } from '../../../journey/find-endpoint.ts';
import { commonName } from '../../../journey/use-route-title.ts';
import type { Directions } from '../use-directions.ts';
import { commonSuggestions, offersFor } from './default-suggestions.ts';
import type { Suggestion, Suggestions } from './recent-places.ts';
import { useOffers } from './use-suggestions.ts';

interface OfferProps {
  readonly name: EndpointName;
  readonly directions: Pick<Directions, 'from' | 'to' | 'ends' | 'take' | 'setChoosing'> &
    Partial<Pick<Directions, 'here'>>;
}

/** The error of an end that is no place, and ways on. Waits for the search, so that it is announced only once. */
export function EndpointProblem({ id, className, ...props }: OfferProps & ComponentProps<'p'>) {
  const { name, directions } = props;
  const { [name]: error, [name === 'to' ? 'from' : 'to']: other } = directions;
  const { unknown, withoutRoom, message } = error.kind === 'error' ? error : {};
  const { settled, offers, answer } = useOffers(unknown, placeOf(other));
  return (
    <OfferNotice {...{ id, className }} text={settled ? (answer ?? message) : undefined}>
      {withoutRoom && <OfficeOffer {...props} person={withoutRoom} />}
      {unknown !== undefined && <EndpointOffers {...props} {...{ unknown, offers }} />}
    </OfferNotice>
  );
}

/** The office of the department, if it has one, for a person without a room on the plan. */
function OfficeOffer({ name, person, directions }: OfferProps & { readonly person: StaffMember }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The person was chosen in a box, which on a phone a button has replaced; a link leaves the focus to the page.
    if (document.activeElement?.matches('input, button')) button.current?.focus();
  }, []);
  const id = officeTarget(person.department, college.rooms);
  const title = `${college.getDepartment(person.department).label} department office`;
  if (id === undefined || !offersFor(name, directions)({ id, title, where: '' })) return null;
  return (
    <p className={styles.row}>
      <Button ref={button} onClick={() => directions.take(name, id)}>
        {title}
      </Button>
    </p>
  );
}

type MeantProps = OfferProps & Pick<Suggestions, 'offers'> & { readonly unknown: string };

/** What a text may mean: a place, one of several, the rooms beside a missing one of three digits, the desk that helps; else gates, floors and the map. */
function EndpointOffers({ name, unknown, offers, directions }: MeantProps) {
  const isOffered = offersFor(name, directions);
  const meant = offers.filter(isOffered);
  const isNone = !meant[0];
  const offered = isNone ? commonSuggestions().filter(isOffered) : meant;
  const isNumber = unknown[2] && parseRoomCode(unknown) && meant.every(({ code }) => code);
  const isOne = meant.length === 1;
  const lead = isNone ? 'Choose one:' : !isOne && (isNumber ? 'Nearest:' : 'Did you mean:');
  const nameOf = ({ id, title, code = title, where, isPassing }: Suggestion) => {
    const desk = isPassing && college.findPlace(id);
    if (desk) return desk.name;
    const isShared = offers.filter((one) => one.title === title).length > 1;
    const own = college.findPlace(id);
    const full = own ? `${commonName(own)}, ${titleAt(college.levels, own)}` : `${title}, ${where}`;
    const name = isNumber ? code : isShared ? full : title;
    return isOne ? `Did you mean ${name}?` : name;
  };
  return (
    <p className={styles.row}>
      {lead}
      {offered.map((one) => (
        <Button key={one.id} onClick={() => directions.take(name, one.id, one.link)}>
          {nameOf(one)}
        </Button>
      ))}
      {isNone && <Button onClick={() => directions.setChoosing(name)}>Choose on the map</Button>}
    </p>
  );
}
