import { type ComponentType, lazy } from 'react';

/** A component that comes after the page stands. When it cannot be fetched, the page goes without it. */
export function optional<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
