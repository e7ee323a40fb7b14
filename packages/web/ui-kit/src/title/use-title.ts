import { useEffect } from 'react';

/** Adds what the page shows to the document's title, `205 · CampusWay`; empty or undefined adds nothing. */
export function useTitle(shown: string | undefined): void {
  useEffect(() => {
    if (!shown) return undefined;
    const own = document.title;
    const title = `${shown} · ${own}`;
    document.title = title;
    return () => {
      // Restores the title unless another page has changed it.
      if (document.title === title) document.title = own;
    };
  }, [shown]);
}
