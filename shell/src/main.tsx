import '@campusway/ui-kit/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followFrame } from './frame/follow-frame.ts';

const root = document.getElementById('root');
if (!root) throw new TypeError('Cannot start: index.html has no element with the id "root"');
followFrame();
const shell = createRoot(root, { onCaughtError: reportContained });
// A transition is rendered in slices, between which the page answers: the frame stands until it is done.
startTransition(() =>
  shell.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

/** A boundary has it in hand and says so on the page: worth a note to engineers, not an alarm. */
function reportContained(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  console.warn(error, componentStack ?? '');
}
