import type { NavigationLink } from '@campusway/contract';
import { readStored, useLocation, useNavigate, writeStored } from '@campusway/platform';
import { useEffect } from 'react';
import { parseLink, stepFreeKey } from './parse-link.ts';

interface Selection {
  readonly link: NavigationLink;
  /** The route was requested: Navigate was clicked, or a link with origin and destination was opened. */
  readonly shown: boolean;
}

/** The selection is stored only in the history, so that Back, Reload and a copied link restore it. */
export function useLink(path: (link: NavigationLink) => string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const selection = toSelection(search, state);
  const unsaid = path({ ...selection.link, stepFree: true });
  const { from, to, stepFree } = selection.link;
  const isUnsaid = !unsaid.endsWith(search) && (stepFree ?? ((from ?? to) && readStepFree()));
  useEffect(() => {
    // The address says which route is chosen, also when an earlier visit chose it.
    if (isUnsaid) navigate(unsaid, { replace: true, state });
  }, [isUnsaid, unsaid, state, navigate]);
  return {
    ...selection,
    /** Nothing was chosen since a link or an address opened the entry. */
    isOpened: (state as Partial<Selection> | null)?.shown === undefined,
    /** Changes the latest selection: while a route is shown as a new history entry, else in the current one, which has the same ends. */
    go(change: (link: NavigationLink) => NavigationLink, shown?: boolean): void {
      const latest = readLatest();
      // Beside the URL: a copied link does not have it, and shows the route with both ends.
      const state: Partial<Selection> = { shown: shown ?? latest.shown };
      const target = path(change(latest.link));
      // The button was clicked again.
      if (shown === latest.shown && target === location.pathname + location.search) return;
      navigate(target, { replace: !latest.shown, state });
    },
  };
}

/** The router's state of the browser's current entry, which is newer than the rendered one, like the URL. */
export function readHistoryState(): unknown {
  return window.history.state?.usr;
}

/** The latest selection, which may not be rendered yet; for use in handlers. */
export function readLatest(): Selection {
  return toSelection(window.location.search, readHistoryState());
}

function toSelection(search: string, state: unknown): Selection {
  const link = parseLink(new URLSearchParams(search));
  const { shown } = (state ?? {}) as Partial<Selection>;
  return { link, shown: shown ?? !!(link.from && link.to) };
}

/** As in the URL, else the last choice on this device. */
export function stepFreeOf({ stepFree }: NavigationLink): boolean {
  return stepFree ?? readStepFree();
}

export function readStepFree(): boolean {
  return readStored(stepFreeKey) === '1';
}

/** Where the browser refuses storage, the choice lasts only in the URL. */
export function rememberStepFree(stepFree: boolean): void {
  writeStored(stepFreeKey, stepFree ? '1' : '0');
}
