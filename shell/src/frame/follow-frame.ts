import { keepEarlySearch } from '@campusway/platform';

/** As in the skeleton's styles. */
const unseenMs = 150;
/** When nothing that stood on the first page can be there any more. */
const doneMs = 2000;

/** Before React draws over the frame: its skeleton and field go on where the frame's are, and what marked the frame goes. */
export function followFrame(): void {
  const { style, dataset } = document.documentElement;
  delete dataset.session;
  keepEarlySearch();
  const painted = performance.getEntriesByName('first-contentful-paint')[0];
  if (!painted) return;
  style.setProperty('--skeleton-delay', `${Math.round(unseenMs + painted.startTime - performance.now())}ms`);
  setTimeout(() => style.removeProperty('--skeleton-delay'), doneMs);
}
