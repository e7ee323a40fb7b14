import { Link } from '@campusway/platform';
import { comboboxStyles, OptionContent } from '@campusway/ui-kit';
import type { Finding } from './finding.ts';

interface FindingLineProps {
  readonly finding: Finding;
  /** `2 minutes`, from where the visit starts. */
  readonly time?: string | undefined;
}

/** A line of a list of answers: the name, where it is, and at the end the code of the door. */
export function FindingLine({ finding, time }: FindingLineProps) {
  const { title, where, sign, ways } = finding;
  const [way] = ways;
  if (!way) return null;
  return (
    <Link to={way.to} className={comboboxStyles.option}>
      <OptionContent title={title} where={time ? `${where}, ${time}` : where} code={sign} />
    </Link>
  );
}
