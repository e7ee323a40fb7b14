import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { Endpoint, EndpointName } from '../journey/find-endpoint.ts';

/** An end that names no place, or none that the page shows. */
export type UnknownEnd = Extract<Endpoint, { readonly kind: 'error' }>;

interface EndpointMessagesProps {
  readonly from: Endpoint;
  readonly to: Endpoint;
  /** URL of the directions page, for places that a screen does not show. */
  readonly wholeCampus?: string;
  /** Shows an error with ways on. */
  readonly problem?: (name: EndpointName, end: UnknownEnd) => ReactNode;
}

/** Errors of origin and destination, and notes on the link. */
export function EndpointMessages({ from, to, wholeCampus, problem }: EndpointMessagesProps) {
  const ends = [
    ['from', from, 'Cannot start at'],
    ['to', to, 'Cannot lead to'],
  ] as const;
  const notes = new Set([from, to].flatMap((end) => (end.kind === 'target' && end.note) || []));
  return (
    <>
      {notes.size > 0 && <Notice>{[...notes].join(' ')}</Notice>}
      {ends.map(([name, end, cannot]) => {
        if (end.kind !== 'error') return null;
        if (problem) return <Fragment key={name}>{problem(name, end)}</Fragment>;
        return (
          <EndpointError key={name} text={end.message}>
            {end.elsewhere && `${cannot} ${end.elsewhere} here. `}
            {end.message}{' '}
            {end.elsewhere && wholeCampus && <Link to={wholeCampus}>Open the whole campus</Link>}
          </EndpointError>
        );
      })}
    </>
  );
}

interface EndpointErrorProps {
  readonly text: string;
  /** The message, unless it is the text. */
  readonly children?: ReactNode;
  /** Ways on. */
  readonly offer?: ReactNode;
}

/**
 * Warning about an end, as a live message, with buttons that lead on. A new message takes the focus of an offer that was
 * removed with the one before.
 */
export function EndpointError({ text, children = text, offer }: EndpointErrorProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const seen = useRef(text);
  useEffect(() => {
    if (seen.current !== text && document.activeElement === document.body) message.current?.focus();
    seen.current = text;
  }, [text]);
  return (
    <Notice tone="warning">
      <p ref={message} tabIndex={-1}>
        {children}
      </p>
      {offer}
    </Notice>
  );
}
