import '@campusway/ui-kit/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { adoptPrerendered } from './prerendered/adopt-prerendered.ts';
import { mayPreview } from './previews/preview-of-tab.ts';

if (mayPreview())
  void import('./previews/run-preview.tsx').then(({ runPreview }) => runPreview(start), start);
else start();

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new TypeError('Cannot start: index.html has no element with the id "root"');
  adoptPrerendered();
  const shell = createRoot(root, { onCaughtError: reportCaught });
  // A transition renders in slices, so the page stays responsive; the prerendered shell remains until it is done.
  startTransition(() =>
    shell.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

/** An error boundary already shows the error on the page, so this logs a warning only. */
function reportCaught(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  console.warn(error, componentStack ?? '');
}
