import { parseRoomCode } from '@campusway/campus/lookup';
import { Button, styles } from '@campusway/ui-kit';
import type { EndpointName } from '../../../journey/find-endpoint.ts';
import { offersFor } from '../form/default-suggestions.ts';
import { useSuggestions } from '../form/use-suggestions.ts';
import type { Directions } from '../use-directions.ts';

interface EndpointOffersProps {
  readonly name: EndpointName;
  readonly text: string;
  readonly directions: Pick<Directions, 'from' | 'to' | 'ends' | 'take'>;
}

/** What the text of an endpoint may mean, once the search has loaded: the place, or the rooms beside a missing one. */
export function EndpointOffers({ name, text, directions }: EndpointOffersProps) {
  const { offers } = useSuggestions(text);
  const offered = offers.filter(offersFor(name, directions));
  if (offered.length === 0) return null;
  const isBeside = parseRoomCode(text) && offered.every(({ code }) => code !== undefined);
  return (
    <p className={styles.row}>
      {isBeside && 'Nearest:'}
      {offered.map(({ id, from, title, code = title }) => (
        <Button key={id} onClick={() => directions.take(name, id, from)}>
          {isBeside ? code : `Did you mean ${title}?`}
        </Button>
      ))}
    </p>
  );
}
