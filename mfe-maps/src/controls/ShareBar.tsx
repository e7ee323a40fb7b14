import {
  Button,
  classNames,
  printerIcon,
  printPage,
  qrCodeIcon,
  shareIcon,
  styles,
  useShare,
} from '@campusway/ui-kit';
import { type ReactNode, useState } from 'react';
import { QrCode } from './QrCode.tsx';
import css from './ShareBar.module.css';

interface ShareBarProps {
  readonly title: string;
  /** Path and query, from the site's root. */
  readonly path: string;
  /** Further buttons, first, of a card whose link does not show the current page: it is not printed. */
  readonly children?: ReactNode;
}

export function ShareBar({ title, path, children }: ShareBarProps) {
  const isPage = !children;
  const { url, outcome, share } = useShare({ title, path });
  const [showsCode, setShowsCode] = useState(false);
  return (
    <section
      aria-label={isPage ? 'Share and print' : 'Share'}
      className={classNames(styles.stack, css.bar, !isPage && css.compact)}
    >
      <div className={`${styles.row} ${css.buttons}`}>
        {children}
        <Button onClick={share} icon={shareIcon}>
          Share
        </Button>
        <Button onClick={() => setShowsCode(!showsCode)} aria-expanded={showsCode} icon={qrCodeIcon}>
          QR code
        </Button>
        {isPage && (
          <Button onClick={printPage} icon={printerIcon}>
            Print
          </Button>
        )}
      </div>
      <p role="status" className={css.outcome}>
        {outcome}
      </p>
      {showsCode && (
        <div ref={reveal} className={css.reveal}>
          <QrCode text={url} label={`QR code of the link: ${title}`} />
        </div>
      )}
    </section>
  );
}

/** Shows all of a new element, as its button may be at the lower edge of a sheet or a card. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
