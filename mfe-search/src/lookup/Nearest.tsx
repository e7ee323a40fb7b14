import { SuggestionLine } from '../suggest/SuggestionLine.tsx';
import type { Suggest } from '../suggest/suggestion.ts';
import { useOffer } from '../suggest/use-offer.ts';
import css from './Nearest.module.css';

const mostShown = 5;

interface NearestProps {
  readonly question: string;
  readonly suggest: Suggest | undefined;
}

/** What comes nearest to a question that the room lookup cannot answer. */
export function Nearest({ question, suggest }: NearestProps) {
  const { suggestions, reading } = useOffer(suggest, question);
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="nearest" className={css.nearest}>
      <h2 id="nearest" className={css.heading}>
        Nearest to it
      </h2>
      {reading && <p className={css.reading}>{reading}</p>}
      <ul className="plain-list">
        {suggestions.slice(0, mostShown).map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionLine suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
