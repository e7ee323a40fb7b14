/** Whether the window has room for a panel beside the stage, as in the style sheet. */
export function isPanel(): boolean {
  return matchMedia('(min-width: 60rem), (min-width: 40rem) and (orientation: landscape)').matches;
}
