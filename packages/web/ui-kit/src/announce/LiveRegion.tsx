import { createContext, type ReactNode, useContext, useEffect, useReducer } from 'react';

/** Time after which an announced text has been read and is removed, in milliseconds. */
const shownMs = 2500;

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** One live region for everything inside: hundreds of live regions slow screen readers down. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [[text, times], announce] = useReducer(speak, ['', 0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each announcement restarts the time
  useEffect(() => {
    const timer = setTimeout(announce, shownMs, '');
    return () => clearTimeout(timer);
  }, [times]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <p role="status" className="visually-hidden">
        {/* A new key announces the same text again. */}
        <span key={times}>{text}</span>
      </p>
    </AnnounceContext>
  );
}

/** The text, and how many there have been. */
function speak([, times]: readonly [string, number], text: string): readonly [string, number] {
  return [text, text ? times + 1 : times];
}

/** Announces a text in the live region around the component. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

interface AnnouncementProps {
  /** Nothing is announced while it is empty. */
  readonly text: string | undefined;
  /** What is in the field that the text is about: announced after a pause in typing, for each new value. */
  readonly typed?: string;
  /** The text may still change for this time, in milliseconds: only the last one is announced. */
  readonly settlesMs?: number;
}

/** Pause in typing after which what is typed is taken as whole, in milliseconds. */
const pauseMs = 500;

/** Announces its text once, and each change of it. Empties the live region when it is gone itself. */
export function Announcement({
  text,
  typed,
  settlesMs = typed === undefined ? 0 : pauseMs,
}: AnnouncementProps) {
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => announce(text), settlesMs);
    return () => {
      clearTimeout(timer);
      announce('');
    };
  }, [text, typed, settlesMs, announce]);
  return null;
}
