export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a link by the system's share sheet, or copies it to the clipboard. */
export async function shareLink(link: { readonly title: string; readonly url: string }): Promise<Shared> {
  try {
    if (navigator.canShare?.(link)) {
      await navigator.share(link);
      return 'shared';
    }
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
