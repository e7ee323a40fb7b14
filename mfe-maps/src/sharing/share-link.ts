export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands a link to the system's share sheet, or where there is none, to the clipboard. */
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
