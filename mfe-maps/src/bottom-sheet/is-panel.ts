/** Whether the sheet is a side panel; the same media query as in the stylesheet. */
export function isPanel(): boolean {
  return matchMedia('(min-width: 60rem), (min-width: 40rem) and (orientation: landscape)').matches;
}
