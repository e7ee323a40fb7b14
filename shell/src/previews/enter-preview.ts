import { type Preview, toOwnPath } from '@campusway/contract';
import { previewFolder, storedPreview, storePreview } from './preview-of-tab.ts';

const name = /^[\w-]{22}$/;

/**
 * On the page of a preview: shows the address in `to`, by default home, and stays in it for this tab. On another page of such a
 * tab: goes there, with the address of the page.
 * @returns the preview that this page shows; `leaving` while another page loads
 */
export function enterPreview(
  readPreview: () => Preview | undefined,
  now = Date.now(),
): Preview | 'leaving' | undefined {
  const { pathname } = location;
  const shown = pathname.startsWith(previewFolder) && pathname.slice(previewFolder.length, -'.html'.length);
  const stored = storedPreview();
  storePreview();
  if (!shown) {
    if (!stored || !name.test(stored)) return undefined;
    const to = location.pathname + location.search + location.hash;
    location.replace(`${previewFolder}${stored}.html?to=${encodeURIComponent(to)}`);
    return 'leaving';
  }
  const preview = readPreview();
  const to = toOwnPath(new URLSearchParams(location.search).get('to') ?? '/') ?? '/';
  if (!preview || Date.parse(preview.until) <= now) {
    location.replace(to);
    return 'leaving';
  }
  history.replaceState(history.state, '', to);
  storePreview(shown);
  return preview;
}
