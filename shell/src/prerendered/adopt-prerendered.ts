import { keepEarlySearch } from '@campusway/platform';

/** Delay before a skeleton becomes visible; same value as in Skeleton.module.css. */
const skeletonDelayMs = 150;
/** Time after which the first page has certainly replaced its skeleton. */
const cleanUpAfterMs = 2000;

/**
 * Runs before React replaces the prerendered shell: keeps its search field and continues its skeleton's animation, and
 * removes its session mark.
 */
export function adoptPrerendered(): void {
  const { style, dataset } = document.documentElement;
  delete dataset.session;
  keepEarlySearch();
  const painted = performance.getEntriesByName('first-contentful-paint')[0];
  if (!painted) return;
  const delayMs = Math.round(skeletonDelayMs + painted.startTime - performance.now());
  style.setProperty('--skeleton-delay', `${delayMs}ms`);
  setTimeout(() => style.removeProperty('--skeleton-delay'), cleanUpAfterMs);
}
