/** The release that this page shows, as publishing has written it into the page. */
export function readShownRelease(): string {
  const { release } = JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as {
    release?: string;
  };
  return release ?? '';
}
