/** Whether the browser reports a network connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
