import { createRoot, type Root } from 'react-dom/client';
import { createSiteWatch, type SiteWatch } from './site-watch.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Watches the site and offers to reload when it is newer than this page, which is of `release`. */
export function watchSite(release: string): SiteWatch {
  return createSiteWatch({ release, ask: askForRelease, onNewer: offerReload });
}

async function askForRelease(): Promise<string | undefined> {
  const response = await fetch('/modules.json', { cache: 'no-cache' });
  const registry = response.ok ? ((await response.json()) as { release?: unknown }) : {};
  return typeof registry.release === 'string' ? registry.release : undefined;
}

let root: Root | undefined;

function offerReload(): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  const close = () => root?.render(null);
  root.render(<UpdateNotice onReload={() => location.reload()} onLater={close} />);
}
