import { createContext, type ReactNode, useContext, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** One live region for all copy buttons inside: hundreds of live regions slow screen readers down. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <AnnounceContext value={setText}>
      {children}
      <p role="status" className="visually-hidden">
        {text}
      </p>
    </AnnounceContext>
  );
}

/** Announces a text to screen readers. To repeat a text, announce an empty one first. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
