import { useState } from 'react';

interface SharedLink {
  readonly title: string;
  /** Path and query, from the site's root. */
  readonly path: string;
}

/** Shares a link; `outcome` is a sentence for people, empty before the first time and after a cancelled one. */
export function useShare({ title, path }: SharedLink) {
  const [outcome, setOutcome] = useState('');
  const url = new URL(path, location.origin).href;
  async function share(): Promise<void> {
    // An unchanged text would not be announced again.
    setOutcome('');
    setOutcome(await shareLink({ title, url }));
  }
  return { url, outcome, share };
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
