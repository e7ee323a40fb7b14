import { Link } from '@campusway/platform';
import { comboboxStyles, OptionContent } from '@campusway/ui-kit';
import type { Match } from '../engine/match.ts';

interface MatchLineProps {
  readonly match: Match;
  /** Walking time from the start of the visit: `2 minutes`. */
  readonly time?: string | undefined;
}

/** A match in a list: name, location and door sign. */
export function MatchLine({ match, time }: MatchLineProps) {
  const { title, where, sign, links } = match;
  const [link] = links;
  if (!link) return null;
  return (
    <Link to={link.to} className={comboboxStyles.option}>
      <OptionContent title={title} where={time ? `${where}, ${time}` : where} code={sign} />
    </Link>
  );
}
