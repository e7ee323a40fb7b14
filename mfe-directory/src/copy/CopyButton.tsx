import { Button, checkIcon, copyIcon, Icon } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import { outcomeTexts, useCopy } from './use-copy.ts';

interface CopyButtonProps {
  /** Content to copy, for the accessible name: `number of Dr. Asha Verma`. */
  readonly what: string;
  readonly text: () => string;
  /** Visible label beside the icon. */
  readonly children?: ReactNode;
}

/** Copies a text and shows the outcome. */
export function CopyButton({ what, text, children }: CopyButtonProps) {
  const { outcome, copy } = useCopy();
  const words = outcome ? outcomeTexts[outcome] : children;
  return (
    <Button tone="tool" title={`Copy ${what}`} onClick={() => copy(text())}>
      <Icon of={outcome === 'copied' ? checkIcon : copyIcon} />
      {words && <span aria-hidden="true">{words}</span>}
      <span className="visually-hidden">Copy {what}</span>
    </Button>
  );
}
