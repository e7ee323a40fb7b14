/** Page header of the not-found page. */
export const notFoundHeader = { heading: 'This page is not on the map' } as const;
