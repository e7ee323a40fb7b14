import { useLocation } from '@campusway/platform';
import { useEffect, useEffectEvent } from 'react';

/** Ignores a link that is followed again while its page loads: one history entry for one target, as for links between documents. */
export function useOneEntry(): void {
  const { pathname, search } = useLocation();
  const ignoreAgain = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isLoading = pathname + search !== location.pathname + location.search;
    if (isLoading && link?.href === location.href) event.preventDefault();
  });
  useEffect(() => {
    // Before the router handles the click.
    addEventListener('click', ignoreAgain, true);
    return () => removeEventListener('click', ignoreAgain, true);
  }, []);
}
