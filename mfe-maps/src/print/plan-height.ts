/** CSS pixels that a sheet may take of Letter, the shorter paper: 950 between the margins, less what wide plans grow. */
const page = 900;
/** Head, address, and the gaps between the parts. */
const rest = 210;
/** A step, in two columns; some take two lines. */
const rowOfSteps = 38;
/** Name of a plan and the gap above it. */
const caption = 40;
/** A plan below this height is not worth its place: the sheet then has a second page. */
const [min, max] = [190, 560];

/** CSS pixels for each of the plans of a sheet, so that they use up the page that the words leave. */
export function planHeight({ steps, plans }: { readonly steps: number; readonly plans: number }): number {
  const left = page - rest - Math.ceil(steps / 2) * rowOfSteps;
  return Math.min(Math.max(left / plans - caption, min), max);
}
