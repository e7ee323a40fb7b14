/** `8 matches`, `More than 50 matches`. */
export function countText(count: number, isMore: boolean): string {
  return `${isMore ? 'More than ' : ''}${count} ${count === 1 ? 'match' : 'matches'}`;
}
