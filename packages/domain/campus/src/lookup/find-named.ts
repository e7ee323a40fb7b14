import { foldText } from './fold-text.ts';

/** The name that a value of an address means, apart from case and a plural s: `Professor` for `professors`. */
export function findNamed<Name extends string>(
  text: string | null,
  names: readonly Name[],
): Name | undefined {
  const requested = keyOf(text ?? '');
  return names.find((name) => keyOf(name) === requested);
}

function keyOf(name: string): string {
  return foldText(name).replace(/s$/, '');
}
