/** Whether the device believes that it has a network. */
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
