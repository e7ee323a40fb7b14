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
  /** Goes to another selection; a step that Back undoes, unless it `replace`s the present one. */
  go(link: NavigationLink, options: { readonly shown: boolean; readonly replace?: boolean }): void;
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
    go(next, { shown: show, replace = false }) {
      navigate(path(next), { replace, state: { shown: show } satisfies Memory });
    },
  };
}

function isMemory(state: unknown): state is Memory {
  return typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'boolean';
}
