import { type PlaceHead, placeData } from '@campusway/contract';
import { college } from '@campusway/platform';
import { useEffect } from 'react';

/** While the page of a place is shown, the document's head is about this place and not about the route. */
export function usePlaceHead({ title, where, description }: PlaceHead, path: string): void {
  useEffect(() => {
    const url = new URL(path, location.origin).href;
    const { name, siteTitle } = college.facts;
    const undo = [
      setTitle(`${title} · ${siteTitle}`),
      setAttribute('meta[name="description"]', 'content', description),
      setAttribute('meta[property="og:title"]', 'content', title),
      setAttribute('meta[property="og:description"]', 'content', description),
      setAttribute('meta[property="og:url"]', 'content', url),
      setAttribute('link[rel="canonical"]', 'href', url),
      addScript(placeData({ title, where, description }, { url, college: name || siteTitle })),
    ];
    return () => {
      for (const one of undo) one();
    };
  }, [title, where, description, path]);
}

/** Another page has named the document by the time that this one goes, unless the same route goes on. */
function setTitle(title: string): () => void {
  const own = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = own;
  };
}

function setAttribute(selector: string, name: string, value: string): () => void {
  const element = document.head.querySelector(selector);
  const own = element?.getAttribute(name);
  element?.setAttribute(name, value);
  return () => {
    if (own && element?.getAttribute(name) === value) element.setAttribute(name, own);
  };
}

/** Data for crawlers: no browser runs it, so that the content security policy has no say in it. */
function addScript(data: object): () => void {
  // The one of the published page, which is about the same place or about one that is left.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(data);
  document.head.append(script);
  return () => script.remove();
}
