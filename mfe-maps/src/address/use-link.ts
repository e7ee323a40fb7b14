import type { NavigationLink } from '@campusway/contract';
import { useLocation, useNavigate } from '@campusway/platform';
import { parseLink } from './parse-link.ts';

export interface Selection {
  readonly link: NavigationLink;
  /** The route is asked for: Navigate was pressed, or a link with both ends was opened. */
  readonly shown: boolean;
}

export interface LinkState extends Selection {
  /** What is chosen by now. The page shows a choice in its own time; a handler goes on from the latest. */
  latest(): Selection;
  /**
   * Goes on from the latest selection to another. Unless told otherwise, a route that is shown stays so and the change
   * is a step that Back undoes; without one, it `replace`s the present step.
   */
  go(
    change: (link: NavigationLink) => NavigationLink,
    options?: { readonly shown?: boolean; readonly replace?: boolean },
  ): void;
}

/** What the history remembers beside the address. */
type Memory = Pick<Selection, 'shown'>;

/** The selection lives in the address alone, so that Back, Reload and a copied link all show what was there. */
export function useLink(path: (link: NavigationLink) => string): LinkState {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    ...toSelection(search, state),
    latest: readLatest,
    go(change, options) {
      const { link, shown } = readLatest();
      const state: Memory = { shown: options?.shown ?? shown };
      navigate(path(change(link)), { replace: options?.replace ?? !shown, state });
    },
  };
}

/** The router draws a new address in its own time; the browser has it at once, its state where the router put it. */
function readLatest(): Selection {
  const kept = window.history.state as { readonly usr?: unknown } | null;
  return toSelection(window.location.search, kept?.usr);
}

function toSelection(search: string, state: unknown): Selection {
  const link = parseLink(new URLSearchParams(search));
  return { link, shown: isMemory(state) ? state.shown : link.from !== undefined && link.to !== undefined };
}

function isMemory(state: unknown): state is Memory {
  return typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'boolean';
}
