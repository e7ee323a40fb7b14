import { capitalised } from '@campusway/campus/lookup';
import { Button, checkIcon, copyIcon, useAnnounce } from '@campusway/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';

/** Time for which the outcome is shown, in milliseconds. */
const shownMs = 2500;

interface CopyButtonProps {
  /** What is copied: `number`. */
  readonly what: string;
  /** Whose it is, for the accessible name: `of Dr. Asha Verma`. */
  readonly whose: string;
  readonly text: () => string;
  /** Visible label beside the icon. */
  readonly children?: ReactNode;
}

/** Copies a text; shows and announces the outcome. */
export function CopyButton({ what, whose, text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ readonly isCopied: boolean }>();
  const announce = useAnnounce();
  const name = `Copy ${what} ${whose}`;
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      // Throws without HTTPS, where `clipboard` is undefined, and without permission.
      await navigator.clipboard.writeText(text());
      setOutcome({ isCopied: true });
      announce(`${capitalised(what)} copied`);
    } catch {
      setOutcome({ isCopied: false });
      announce(`The ${what} could not be copied`);
    }
  }
  const words = outcome ? (outcome.isCopied ? 'Copied' : 'Could not copy') : children;
  return (
    <Button tone="tool" title={name} onClick={copy} icon={outcome?.isCopied ? checkIcon : copyIcon}>
      {words && <span aria-hidden="true">{words}</span>}
    </Button>
  );
}
