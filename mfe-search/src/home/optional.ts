import { type ComponentType, lazy } from 'react';

/** Lazy component that renders nothing when it does not load. */
export function optional<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
