import type { NavigationLink } from '@campusway/contract';
import { useLocation, useNavigate } from '@campusway/platform';
import { parseLink } from '../map-url.ts';

/** What the history remembers beside the address: whether Navigate was pressed for it. */
interface Memory {
  readonly shown: boolean;
}

export interface LinkState {
  readonly link: NavigationLink;
  /** The route is asked for: Navigate was pressed, or a link with both ends was opened. */
  readonly shown: boolean;
  /** Goes on from the latest selection to another; a step that Back undoes, unless it `replace`s the present one. */
  go(
    change: (link: NavigationLink) => NavigationLink,
    options: { readonly shown: boolean; readonly replace?: boolean },
  ): void;
}

/** The selection lives in the address alone, so that Back, Reload and a copied link all show what was there. */
export function useLink(path: (link: NavigationLink) => string): LinkState {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const link = parseLink(new URLSearchParams(search));
  const shown = isMemory(state) ? state.shown : link.from !== undefined && link.to !== undefined;
  return {
    link,
    shown,
    go(change, { shown: show, replace = false }) {
      // The router shows a new address in its own time; the browser has it at once. A second change goes on from there.
      const latest = parseLink(new URLSearchParams(window.location.search));
      navigate(path(change(latest)), { replace, state: { shown: show } satisfies Memory });
    },
  };
}

function isMemory(state: unknown): state is Memory {
  return typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'boolean';
}
