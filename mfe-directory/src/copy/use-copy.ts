import { useEffect, useState } from 'react';
import { useAnnounce } from './LiveRegion.tsx';

/** Time for which the outcome is shown. */
const shownMs = 2500;

export type CopyOutcome = 'copied' | 'failed';

/** Copies to the clipboard; `outcome` is set for a short time afterwards. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const announce = useAnnounce();

  useEffect(() => {
    if (!outcome) return;
    announce(outcomeTexts[outcome]);
    const timer = setTimeout(() => {
      announce('');
      setOutcome(undefined);
    }, shownMs);
    return () => clearTimeout(timer);
  }, [outcome, announce]);

  async function copy(text: string): Promise<void> {
    try {
      // Throws without HTTPS, where `clipboard` is undefined, and without permission.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return { outcome, copy };
}

export const outcomeTexts: Record<CopyOutcome, string> = { copied: 'Copied', failed: 'Could not copy' };
