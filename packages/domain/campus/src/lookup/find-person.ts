import type { StaffMember } from '../model.ts';
import { foldText } from './fold-text.ts';

/** The one person whom a text names: by id, or by the whole name apart from case. */
export function findPersonNamed(text: string, people: readonly StaffMember[]): StaffMember | undefined {
  const folded = foldText(text);
  const [person, other] = people.filter(({ id, name }) => [id, foldText(name)].includes(folded));
  return other ? undefined : person;
}
