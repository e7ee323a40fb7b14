import { Link } from '@campusway/platform';
import { type ComboboxOptionProps, comboboxStyles, OptionContent } from '@campusway/ui-kit';
import type { Suggestion } from '../engine/suggestion.ts';
import { Highlighted } from './Highlighted.tsx';

interface SuggestionLineProps {
  readonly suggestion: Suggestion;
  /** Set when the line is an option of a listbox. */
  readonly option?: ComboboxOptionProps;
}

/** A suggestion: highlighted name, location and room number. */
export function SuggestionLine({ suggestion, option }: SuggestionLineProps) {
  const { title, marks, where, code, href } = suggestion;
  return (
    <Link to={href} className={comboboxStyles.option} {...option}>
      <OptionContent title={<Highlighted text={title} marks={marks} />} where={where} code={code} />
    </Link>
  );
}
