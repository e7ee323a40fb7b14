/** Preloads a module script. The import map's integrity digest applies to it too. */
export function preloadScript(href: string): void {
  const url = new URL(href, location.origin).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  if (Array.from(links).some((link) => link.href === url)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: url, crossOrigin: 'anonymous' });
  document.head.append(link);
}
