/** Element of an early answer, which has no React. An undefined or empty class is left out. */
export function createElement(
  tag: string,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}
