/** Page header of the not-found page. */
export const notFoundIntro = { heading: 'This page is not on the map' } as const;
