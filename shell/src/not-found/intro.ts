/** What the page for unknown addresses begins with. */
export const notFoundIntro = { heading: 'This page is not on the map' } as const;
