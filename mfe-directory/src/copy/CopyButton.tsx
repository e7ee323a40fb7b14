import { checkIcon, copyIcon, Icon, VisuallyHidden } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './CopyButton.module.css';
import { outcomeTexts, useCopy } from './use-copy.ts';

interface CopyButtonProps {
  /** What is copied, for the button's name: `number of Dr. Asha Verma`. */
  readonly what: string;
  readonly text: () => string;
  /** Words beside the icon, where there is room for them. */
  readonly children?: ReactNode;
}

/** Copies a text and says how that went. */
export function CopyButton({ what, text, children }: CopyButtonProps) {
  const { outcome, copy } = useCopy();
  const words = outcome ? outcomeTexts[outcome] : children;
  return (
    <button type="button" className={css.button} title={`Copy ${what}`} onClick={() => copy(text())}>
      <Icon of={outcome === 'copied' ? checkIcon : copyIcon} />
      {words && <span aria-hidden="true">{words}</span>}
      <VisuallyHidden>Copy {what}</VisuallyHidden>
    </button>
  );
}
