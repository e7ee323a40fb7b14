import type { Preview, Registry } from '@campusway/contract';
import { createRoot } from 'react-dom/client';
import css from '../overrides/OverrideBadge.module.css';
import { enterPreview } from './enter-preview.ts';
import { storePreview } from './preview-of-tab.ts';

/** Starts the shell in the preview that this page or tab shows, if any; `start` renders the address of the page. */
export function runPreview(start: () => void): void {
  const preview = enterPreview(readInlinedPreview);
  if (preview === 'leaving') return;
  start();
  if (preview) showBadge(preview);
}

/** Before the registry is verified, which happens before its modules are loaded. */
function readInlinedPreview(): Preview | undefined {
  const inlined = document.getElementById('registry')?.textContent;
  return inlined ? (JSON.parse(inlined) as Registry).preview : undefined;
}

/** Says on every page of the tab which modules are not live. */
function showBadge({ builds, until }: Preview): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <aside className={css.badge} aria-label="Preview">
      {Object.entries(builds).map(([name, version]) => (
        <p key={name}>
          Preview of {name} {version}, until {until.slice(0, 10)}
        </p>
      ))}
      <button type="button" onClick={leavePreview}>
        Show the live site
      </button>
    </aside>,
  );
}

function leavePreview(): void {
  storePreview();
  location.reload();
}
