/** Release of the open page, from the registry that publishing inlined into it. */
export function readShownRelease(): string {
  const { release } = JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as {
    release?: string;
  };
  return release ?? '';
}
