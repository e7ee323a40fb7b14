import { Button, classNames, Icon, printerIcon, qrCodeIcon, shareIcon } from '@campusway/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import css from './ShareBar.module.css';
import { type Shared, shareLink } from './share-link.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

export interface ShareBarProps {
  readonly title: string;
  /** Path and query, from the site's root. */
  readonly path: string;
  /** The link shows the current page, so the page can also be printed. */
  readonly isPage?: boolean;
  /** Additional buttons, first. */
  readonly children?: ReactNode;
}

const words: Readonly<Record<Shared, string>> = {
  shared: 'Shared.',
  copied: 'Link copied.',
  cancelled: '',
  failed: 'The link could not be copied. Copy it from the address bar.',
};

export function ShareBar({ title, path, isPage = true, children }: ShareBarProps) {
  const [outcome, setOutcome] = useState<Shared>();
  const [showsCode, setShowsCode] = useState(false);
  const url = new URL(path, location.origin).href;
  return (
    <section
      aria-label={isPage ? 'Share and print' : 'Share'}
      className={classNames(css.bar, !isPage && css.compact)}
    >
      <div className={css.buttons}>
        {children}
        <Button onClick={async () => setOutcome(await shareLink({ title, url }))}>
          <Icon of={shareIcon} />
          Share
        </Button>
        <Button onClick={() => setShowsCode(!showsCode)} aria-expanded={showsCode}>
          <Icon of={qrCodeIcon} />
          QR code
        </Button>
        {isPage && (
          <Button onClick={() => print()}>
            <Icon of={printerIcon} />
            Print
          </Button>
        )}
      </div>
      <p role="status" className={css.outcome}>
        {outcome && words[outcome]}
      </p>
      {showsCode && (
        <Suspense>
          <QrCode text={url} label={`QR code of the link: ${title}`} />
        </Suspense>
      )}
    </section>
  );
}
