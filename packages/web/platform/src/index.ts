export {
  BrowserRouter,
  Link,
  type LinkProps,
  matchPath,
  NavLink,
  type NavLinkProps,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { parseJson, readStored, writeStored } from './browser-storage.ts';
export {
  clock,
  closedNow,
  formatTime,
  useClosedText,
  useClosureOf,
  useClosures,
} from './college/closures.ts';
export { college } from './college/college.ts';
export {
  collegeFile,
  forgetFailures,
  hasParts,
  languageOf,
  loadPart,
  loadParts,
  servedFormats,
} from './college/college-store.ts';
export { PartError, type PartFailure } from './college/part-error.ts';
export {
  findEarlyPage,
  hasEarlySearch,
  keepEarlySearch,
  placeEarlySearch,
  takeEarlyField,
} from './early-search.ts';
export { useEntryValue } from './history-entry.ts';
export { usePageIdle, whenPageIdle } from './page-idle.ts';
export { forgetPlace, type SavedPlace, savePlace, useSavedPlaces } from './saved-places.ts';
export { useSession, useSessionActions } from './session.ts';
export { siteRoutes } from './site-routes.ts';
export { readVisitStart, rememberVisitStart, type VisitStart } from './visit-start.ts';
