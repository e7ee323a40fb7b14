import { useState } from 'react';

interface SharedLink {
  readonly title: string;
  /** Path and query, from the site's root. */
  readonly path: string;
}

/** Shares a link; `outcome` is a sentence for people, empty until this link is shared and after a cancelled time. */
export function useShare({ title, path }: SharedLink) {
  const url = new URL(path, location.origin).href;
  const [shared, setShared] = useState({ url, outcome: '' });
  if (shared.url !== url) setShared({ url, outcome: '' });
  async function share(): Promise<void> {
    // An unchanged text would not be announced again.
    setShared({ url, outcome: '' });
    const outcome = await shareLink({ title, url });
    setShared((latest) => (latest.url === url ? { url, outcome } : latest));
  }
  return { url, outcome: shared.outcome, share };
}

/** Shares by the system's share sheet, or copies to the clipboard. */
async function shareLink(link: { readonly title: string; readonly url: string }): Promise<string> {
  try {
    if (navigator.canShare?.(link)) {
      await navigator.share(link);
      return 'Shared.';
    }
    // Throws without HTTPS, where `clipboard` is undefined, and without permission.
    await navigator.clipboard.writeText(link.url);
    return 'Link copied.';
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? '' : 'The link could not be copied. Copy it from the address bar.';
  }
}
