import { useLayoutEffect } from 'react';
import type { RegistryStatus } from '../registry/use-site-state.ts';
import type { PageHead } from './page-heads.ts';
import { documentTitle } from './page-heads.ts';

/** Sets document title and description for the route. Runs before the effects of the page, which may extend the title. */
export function usePageHead(head: PageHead | undefined, registry: RegistryStatus['kind']): void {
  useLayoutEffect(() => {
    if (!head && registry !== 'ready') return;
    document.title = documentTitle(head);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head?.description ?? '');
  }, [head, registry]);
}
