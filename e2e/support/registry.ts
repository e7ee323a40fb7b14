import type { Registry } from '@campusway/contract';
import type { Page } from 'playwright-core';

const inlined = /(<script type="application\/json" id="registry">)([\s\S]*?)(<\/script>)/;

/** Replaces the inlined registry of the page by the result of `edit`; `undefined` removes it. */
export async function editRegistry(
  page: Page,
  edit: (registry: Registry) => unknown | undefined,
): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        inlined,
        (_all, before: string, json: string, after: string) => {
          const edited = edit(JSON.parse(json) as Registry);
          return edited === undefined ? '' : before + JSON.stringify(edited) + after;
        },
      );
      return route.fulfill({ response, body: html });
    },
  );
}

/** Removes the inlined registry, so that the shell requests modules.json. */
export function withoutInlinedRegistry(page: Page): Promise<void> {
  return editRegistry(page, () => undefined);
}
