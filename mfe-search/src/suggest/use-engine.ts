import { once, useLoaded } from '@campusway/ui-kit';
import type { SearchEngine } from './suggestion.ts';

export const loadEngine = once(async () => (await import('./engine.ts')).createEngine());

/**
 * The search engine, undefined until it is there. It is fetched when the first sign shows that it is wanted
 * (`null` is none), and requested again with each later sign if that failed. Without it the tables still answer.
 */
export function useEngine(sign: string | null): SearchEngine | undefined {
  return useLoaded(loadEngine, sign);
}
