import { Button } from '@campusway/ui-kit';
import { createRoot, type Root } from 'react-dom/client';
import { createReleaseWatch, isNewer, type ReleaseWatch } from './release-watch.ts';
import css from './UpdateNotice.module.css';

/** Watches for a release newer than the page's own, and offers to reload. */
export function startReleaseWatch(release: string): ReleaseWatch {
  return createReleaseWatch({ release, fetchRelease, onNewer: offerReload });
}

/** The release of the site when it is newer than `release`. */
export async function findNewer(release: string): Promise<string | undefined> {
  const found = await fetchRelease();
  return found !== undefined && isNewer(found, release) ? found : undefined;
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

interface UpdateNoticeProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Fixed to the bottom of the viewport: the page does not move, and reloads only on request. */
function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  return (
    <aside className={`screen-only ${css.notice}`} aria-label="New version">
      <p role="status">This site has a new version.</p>
      <Button tone="primary" onClick={onReload}>
        Reload for the new version
      </Button>
      <Button onClick={onLater}>Later</Button>
    </aside>
  );
}
