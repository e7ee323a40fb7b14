import type { Page } from 'playwright-core';

/** Measurements of a stage page with a route. */
export interface StageReport {
  /** Fraction of the viewport that is uncovered map. */
  readonly free: number;
  /** Points of the route line and its pins that are covered or outside the map. */
  readonly covered: readonly string[];
}

/** Samples about 800 points of the viewport, 20 CSS pixels apart or more, and every 8th CSS pixel of the route. */
export function reportStage(page: Page): Promise<StageReport> {
  return page.evaluate(() => {
    const map = document.querySelector('.leaflet-container');
    // These elements have `pointer-events: none`.
    const drawn = Array.from(map?.querySelectorAll(':scope > svg, :scope > div[class*="bar"]') ?? []).map(
      (element) => element.getBoundingClientRect(),
    );
    function isFree(x: number, y: number): boolean {
      const top = document.elementFromPoint(x, y);
      const isMap = map?.contains(top) && !top?.closest('.leaflet-control, button:not(.leaflet-marker-icon)');
      return (
        isMap === true && !drawn.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
      );
    }
    let [free, all] = [0, 0];
    const gap = Math.max(20, Math.sqrt((innerWidth * innerHeight) / 800));
    for (let x = gap / 2; x < innerWidth; x += gap)
      for (let y = gap / 2; y < innerHeight; y += gap) {
        all++;
        if (isFree(x, y)) free++;
      }
    const points: [name: string, x: number, y: number][] = [];
    for (const path of document.querySelectorAll<SVGPathElement>('path[stroke-dasharray="5,10"]')) {
      const matrix = path.getScreenCTM();
      const length = path.getTotalLength();
      for (let at = 0; matrix && at <= length; at += 8) {
        const { x, y } = path.getPointAtLength(at).matrixTransform(matrix);
        points.push(['route', x, y]);
      }
    }
    for (const pin of document.querySelectorAll('.leaflet-marker-pane svg')) {
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      points.push(['pin', left, top], ['pin', right, top], ['pin', (left + right) / 2, bottom]);
    }
    const covered = points.filter(([, x, y]) => !isFree(x, y));
    return {
      free: free / all,
      covered: covered.map(([name, x, y]) => `${name} ${Math.round(x)},${Math.round(y)}`),
    };
  });
}

/** Client-side navigation to another path of the site. */
export async function navigateInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({ key: url, usr: null, idx: history.length }, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
