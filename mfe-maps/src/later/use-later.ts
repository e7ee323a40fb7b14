import { startTransition, useEffect, useState } from 'react';

/** False in the rendering that the component comes with, true in one after it: what is heavy gets a task of its own. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}
