import type { NavigationLink } from '@campusway/contract';
import { useLocation, useNavigate } from '@campusway/platform';
import { useEffect, useRef } from 'react';
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
  // The router shows a new address in its own time: a second change must not start from the one before the first.
  const underWay = useRef<NavigationLink>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever address has come is now the latest
  useEffect(() => {
    underWay.current = undefined;
  }, [search]);
  const shown = isMemory(state) ? state.shown : link.from !== undefined && link.to !== undefined;
  return {
    link,
    shown,
    go(change, { shown: show, replace = false }) {
      const next = change(underWay.current ?? link);
      underWay.current = next;
      navigate(path(next), { replace, state: { shown: show } satisfies Memory });
    },
  };
}

function isMemory(state: unknown): state is Memory {
  return typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'boolean';
}
