import { createContext, type ReactNode, useContext, useState } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** One live region for all the small buttons inside, since screen readers stumble over hundreds of them. */
export function Announcer({ children }: { readonly children: ReactNode }) {
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

/** Says a text to whoever listens instead of looking. Empty it before saying the same again. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
