import { type PlaceHead, placeData } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useEffect } from 'react';

/** Sets title and metadata of the document for a place while its page is shown. */
export function usePlaceHead({ title, where, description }: PlaceHead, path: string): void {
  useEffect(() => {
    const url = new URL(path, location.origin).href;
    const { name, siteTitle } = college.facts;
    const undo = [
      setTitle(title),
      setAttribute('meta[name="description"]', 'content', description),
      setAttribute('meta[property="og:title"]', 'content', title),
      setAttribute('meta[property="og:description"]', 'content', description),
      setAttribute('meta[property="og:url"]', 'content', url),
      setAttribute('link[rel="canonical"]', 'href', url),
      addScript(placeData({ title, where, description }, { url, college: name || siteTitle })),
    ];
    // The shell has focused the main part of the page before the title was known: the heading announces it.
    document.querySelector<HTMLElement>('main:focus h1')?.focus({ preventScroll: true });
    return () => {
      for (const one of undo) one();
    };
  }, [title, where, description, path]);
}

/** Sets `Room 205 · CampusWay`; restores the title only if it is still its own: the next page may have set one before. */
export function setTitle(shown: string): () => void {
  const own = document.title;
  const title = `${shown} · ${college.facts.siteTitle}`;
  document.title = title;
  return () => {
    if (document.title === title) document.title = own;
  };
}

function setAttribute(selector: string, name: string, value: string): () => void {
  const element = document.querySelector(selector);
  const own = element?.getAttribute(name);
  element?.setAttribute(name, value);
  return () => {
    if (own && element?.getAttribute(name) === value) element.setAttribute(name, own);
  };
}

/** Adds structured data for crawlers. The content security policy does not apply, since it is not executed. */
function addScript(data: object): () => void {
  // Replaces the structured data of the published page or of the previous place.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(data);
  document.head.append(script);
  return () => script.remove();
}
