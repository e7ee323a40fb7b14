const added = new Map<string, Promise<void>>();

/** Adds a stylesheet with its integrity digest, each URL once; resolves when it has loaded. */
export function addStyle({ href, integrity }: { href: string; integrity: string }): Promise<void> {
  const known = added.get(href);
  if (known) return known;
  const adding = appendLink(href, integrity);
  added.set(href, adding);
  adding.catch(() => added.delete(href));
  return adding;
}

function appendLink(href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError('A stylesheet did not load or does not match its digest'));
    };
    document.head.append(link);
  });
}
