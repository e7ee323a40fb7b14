import { Button } from '@campusway/ui-kit';
import css from './UpdateNotice.module.css';

interface UpdateNoticeProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Fixed to the bottom of the viewport: the page does not move, and reloads only on request. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  return (
    <aside className={css.notice} aria-label="New version">
      <p role="status">This site has a new version.</p>
      <Button tone="primary" onClick={onReload}>
        Reload for the new version
      </Button>
      <Button onClick={onLater}>Later</Button>
    </aside>
  );
}
