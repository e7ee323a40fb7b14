import { once, useLazyValue } from '@campusway/ui-kit';
import type { SearchEngine } from './suggestion.ts';

export const loadEngine = once(async () => (await import('./engine.ts')).createEngine());

/**
 * The search engine, undefined until it has loaded. It is requested when `trigger` is no longer null, and after a failure
 * again whenever `trigger` changes. The lookup tables work without it.
 */
export function useEngine(trigger: string | null): SearchEngine | undefined {
  return useLazyValue(loadEngine, trigger);
}
