import { Link } from '@campusway/platform';
import { Notice } from '@campusway/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Endpoint, EndpointName } from '../journey/find-endpoint.ts';

interface EndpointMessagesProps {
  readonly from: Endpoint;
  readonly to: Endpoint;
  /** URL of the directions page, for places that a screen does not show. */
  readonly wholeCampus?: string;
  /** Ways on from an origin or destination that is not on the plan. */
  readonly offer?: (name: EndpointName, end: EndpointError) => ReactNode;
}

type EndpointError = Extract<Endpoint, { readonly kind: 'error' }>;

/** Errors of origin and destination, and notes on the link. */
export function EndpointMessages({ from, to, wholeCampus, offer }: EndpointMessagesProps) {
  const ends = [
    ['from', from, 'Cannot start at'],
    ['to', to, 'Cannot lead to'],
  ] as const;
  return ends.map(([name, end, cannot]) => {
    if (end.kind === 'target' && end.note) return <Notice key={name}>{end.note}</Notice>;
    if (end.kind !== 'error') return null;
    return (
      <Notice key={name} tone="warning">
        <Message text={end.message}>
          {end.elsewhere && `${cannot} ${end.elsewhere} here. `}
          {end.message} {end.elsewhere && wholeCampus && <Link to={wholeCampus}>Open the whole campus</Link>}
        </Message>
        {offer?.(name, end)}
      </Notice>
    );
  });
}

/** A new message takes the focus of an offer that was removed with the one before. */
function Message({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  const seen = useRef(text);
  useEffect(() => {
    if (seen.current !== text && document.activeElement === document.body) message.current?.focus();
    seen.current = text;
  }, [text]);
  return (
    <p ref={message} tabIndex={-1}>
      {children}
    </p>
  );
}
