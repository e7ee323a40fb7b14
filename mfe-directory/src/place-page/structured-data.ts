import type { PlaceWords } from '@campusway/campus/content';
import { college } from '@campusway/platform';

/** The place in the words of schema.org: in its storey, and that at the college. */
export function structuredData({ title, where, description }: PlaceWords, url: string): object {
  const { name, siteTitle } = college.facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: title,
    description,
    url,
    containedInPlace: {
      '@type': 'Place',
      name: where,
      containedInPlace: {
        '@type': 'CollegeOrUniversity',
        name: name || siteTitle,
        url: new URL('/', url).href,
      },
    },
  };
}
