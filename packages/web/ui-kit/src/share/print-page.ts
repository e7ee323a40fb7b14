/** Maximum wait for content, milliseconds. */
const timeoutMs = 3000;

/** Prints the page once nothing on it is loading. */
export async function printPage(): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (document.querySelector('[data-loading]') && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  print();
}
