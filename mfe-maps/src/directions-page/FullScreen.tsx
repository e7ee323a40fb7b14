import { Icon, maximizeIcon, minimizeIcon } from '@campusway/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import css from './FullScreen.module.css';

interface FullScreenProps {
  /** The controls that stand on the map, below the button. */
  readonly controls: ReactNode;
  /** Stands below the map, and stays with it. */
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** The map and its controls, over the whole window when wanted. No browser permission is needed, and Escape leads back. */
export function FullScreen({ controls, below, children }: FullScreenProps) {
  const [fills, setFills] = useState(false);
  useEffect(() => {
    if (!fills) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setFills(false);
    document.documentElement.style.overflow = 'hidden';
    addEventListener('keydown', onKey);
    return () => {
      document.documentElement.style.overflow = '';
      removeEventListener('keydown', onKey);
    };
  }, [fills]);
  const name = fills ? 'Leave full screen' : 'Full screen';
  return (
    <div className={css.frame} data-fills-screen={fills || undefined}>
      <div className={css.map}>{children}</div>
      <div className={css.controls}>
        <button
          type="button"
          className={css.button}
          title={name}
          aria-pressed={fills}
          onClick={() => setFills(!fills)}
        >
          <Icon of={fills ? minimizeIcon : maximizeIcon} />
          <span className="visually-hidden">{name}</span>
        </button>
        {controls}
      </div>
      <div className={css.below}>{below}</div>
    </div>
  );
}
