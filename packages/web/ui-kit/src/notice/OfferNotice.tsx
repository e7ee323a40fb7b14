import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './Notice.tsx';

interface OfferNoticeProps {
  /** Nothing is shown while it is undefined. */
  readonly text: string | undefined;
  /** Id of the text, for the control that it describes. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Ways on: outside of the live message, which would announce all of them. */
  readonly children: ReactNode;
}

/** Warning as a live message, with buttons that lead on. A new text takes the focus of a button that was removed with the one before. */
export function OfferNotice({ text, id, className, children }: OfferNoticeProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const seen = useRef(text);
  useEffect(() => {
    const isOther = seen.current !== undefined && seen.current !== text;
    if (isOther && document.activeElement === document.body) message.current?.focus();
    seen.current = text;
  }, [text]);
  if (text === undefined) return null;
  return (
    <Notice tone="warning" isLive={false} className={className}>
      <p ref={message} id={id} role="alert" tabIndex={-1}>
        {text}
      </p>
      {children}
    </Notice>
  );
}
