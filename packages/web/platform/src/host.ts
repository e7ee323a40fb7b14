/** For the shell and for tests. Not shared at run time: a remote that imports it gets a copy that no page reads. */
export { followsClosures, replaceClosures } from './college/closures.ts';
export { provideCollege, provideParts } from './college/college-store.ts';
export { SessionProvider, type SiteSession } from './session.ts';
export { provideRoutes } from './site-routes.ts';
