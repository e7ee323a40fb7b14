import { createRoot, type Root } from 'react-dom/client';
import { createReleaseWatch, type ReleaseWatch } from './release-watch.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Watches for a release newer than the page's own, and offers to reload. */
export function startReleaseWatch(release: string): ReleaseWatch {
  return createReleaseWatch({ release, fetchRelease, onNewer: offerReload });
}

async function fetchRelease(): Promise<string | undefined> {
  const response = await fetch('/modules.json', { cache: 'no-cache' });
  const registry = response.ok ? ((await response.json()) as { release?: unknown }) : {};
  return typeof registry.release === 'string' ? registry.release : undefined;
}

let root: Root | undefined;

function offerReload(): void {
  if (!root) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  }
  const close = () => root?.render(null);
  root.render(<UpdateNotice onReload={() => location.reload()} onLater={close} />);
}
