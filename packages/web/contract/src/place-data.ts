/** Title and description of a place, for its page and for link previews. */
export interface PlaceHead {
  /** `Room 329A: Faculty Room 12`, `Canteen`. */
  readonly title: string;
  /** `Third floor, west wing`. */
  readonly where: string;
  readonly description: string;
}

/** Structured data of a place (schema.org), contained in its storey, which is contained in the college. */
export function placeData(
  { title, where, description }: PlaceHead,
  { url, college }: { readonly url: string; readonly college: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: title,
    description,
    url,
    containedInPlace: {
      '@type': 'Place',
      name: where,
      containedInPlace: { '@type': 'CollegeOrUniversity', name: college, url: new URL('/', url).href },
    },
  };
}
