import { useEffect, useState } from 'react';
import { useAnnounce } from './Announcer.tsx';

/** How long a button says what it did. */
const shownMilliseconds = 2500;

export type CopyOutcome = 'copied' | 'failed';

/** Copies to the clipboard; `outcome` says for a while how it went. */
export function useCopy(): {
  readonly outcome: CopyOutcome | undefined;
  readonly copy: (text: string) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const announce = useAnnounce();

  useEffect(() => {
    if (!outcome) return;
    announce(outcomeTexts[outcome]);
    const timer = setTimeout(() => {
      announce('');
      setOutcome(undefined);
    }, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [outcome, announce]);

  async function copy(text: string): Promise<void> {
    try {
      // Missing on pages without HTTPS, refused without permission: both end below.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return { outcome, copy };
}

export const outcomeTexts: Record<CopyOutcome, string> = { copied: 'Copied', failed: 'Could not copy' };
