import { BrowserRouter } from '@campusway/platform';
import { act, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';

/** Renders a page that reads `address`, a path with its query. The page may still suspend afterwards. */
export async function openPage(Page: ComponentType, address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(async () =>
    render(
      <BrowserRouter>
        <Suspense>
          <Page />
        </Suspense>
      </BrowserRouter>,
    ),
  );
}
