const added = new Map<string, Promise<void>>();

/** A stylesheet of a remote, checked by the browser against its digest; resolves when it applies. Each URL is added once. */
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
      reject(new TypeError('A stylesheet did not load or is not what was published'));
    };
    document.head.append(link);
  });
}
