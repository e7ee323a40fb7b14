import { once, useLoaded } from '@campusway/ui-kit';
import type { Suggest } from './suggestion.ts';

const loadSuggest = once(async () => (await import('./engine.ts')).createSuggest());

/**
 * The suggestions' engine, undefined until it is there. It is fetched when the first sign shows that it is wanted
 * (`null` is none), and sought again with each later sign if that failed. Without it the box works as ever.
 */
export function useSuggest(sign: string | null): Suggest | undefined {
  return useLoaded(loadSuggest, sign);
}
