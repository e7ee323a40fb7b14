/** Usable height of Letter, the shorter paper, CSS pixels: 950 between the margins, less a reserve for wide plans. */
const page = 900;
/** Header, URL and gaps. */
const rest = 210;
/** Height of a row of steps in two columns; some have two lines. */
const rowOfSteps = 38;
/** Caption of a plan and its gap. */
const caption = 40;
/** Limits of a plan's height: below the minimum a second page is used. */
const [min, max] = [190, 560];

/** Height of each plan in CSS pixels, so that the plans fill the rest of the page. */
export function planHeight({ steps, plans }: { readonly steps: number; readonly plans: number }): number {
  const left = page - rest - Math.ceil(steps / 2) * rowOfSteps;
  return Math.min(Math.max(left / plans - caption, min), max);
}
