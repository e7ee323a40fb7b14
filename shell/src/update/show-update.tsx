import { followsClosures } from '@campusway/platform/host';
import { Button } from '@campusway/ui-kit';
import { createRoot, type Root } from 'react-dom/client';
import { createReleaseWatch, isNewer, type LiveRegistry, type ReleaseWatch } from './release-watch.ts';
import type { ReadRegistry } from './take-closures.ts';
import css from './UpdateNotice.module.css';

/** Watches for a release newer than the page's own: takes its closures, and offers to reload for anything else. */
export function startReleaseWatch(release: string, readRegistry: ReadRegistry): ReleaseWatch {
  return createReleaseWatch({
    release,
    isUrgent: followsClosures,
    fetchLive,
    async onNewer(live) {
      const update = await import('./take-closures.ts').catch(() => undefined);
      if (!(await update?.takeClosures(live, readRegistry))) offerReload();
    },
  });
}

/** The release of the site when it is newer than `release`. */
export async function findNewer(release: string): Promise<string | undefined> {
  const found = (await fetchLive()).release;
  return isNewer(found, release) ? found : undefined;
}

/** The registry of the live release, not verified; answered 304 in the network while it is the same. */
async function fetchLive(): Promise<LiveRegistry> {
  const signal = AbortSignal.timeout(8000);
  return (await fetch('/modules.json', { cache: 'no-cache', signal })).json();
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
