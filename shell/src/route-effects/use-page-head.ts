import { useLayoutEffect } from 'react';
import type { RegistryStatus } from '../registry/use-site-state.ts';
import type { PageHead } from '../routes/page-heads.ts';
import { documentTitle } from '../routes/page-heads.ts';

/** Document title and description follow the route; before a page's effects, which may say more in the title. */
export function usePageHead(head: PageHead | undefined, registry: RegistryStatus['kind']): void {
  useLayoutEffect(() => {
    if (!head && registry !== 'ready') return;
    document.title = documentTitle(head);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head?.description ?? '');
  }, [head, registry]);
}
