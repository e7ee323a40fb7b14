import { paths } from '@campusway/contract';
import { useNavigate, useSearchParams } from '@campusway/platform';
import { useEffect, useState } from 'react';

/** Text of the search box, and the submitted query, which is in the URL. */
export function useQuery() {
  const urlQuery = useSearchParams()[0].get('q') ?? '';
  const navigate = useNavigate();
  const [text, setText] = useState(() => urlQuery || readTyped());
  /** Answered or restored, not edited since. */
  const [settled, setSettled] = useState(text);
  const [shown, setShown] = useState(urlQuery);
  /** Last query submitted or read from the URL; undefined after a history navigation. */
  const [last, setLast] = useState<string | undefined>(urlQuery);
  const [isEmptySubmitted, setEmptySubmitted] = useState(false);

  // The URL changes before the page renders: Back during a pending render returns to the query that is still shown.
  useEffect(() => {
    const reset = () => setLast(undefined);
    window.addEventListener('popstate', reset);
    return () => window.removeEventListener('popstate', reset);
  }, []);

  // After a change of the URL by Back, Forward or a link the box shows its query, else what was typed; after a submit it keeps newer input.
  if (urlQuery !== shown || last === undefined) {
    setShown(urlQuery);
    if (urlQuery !== last) {
      setLast(urlQuery);
      setText(urlQuery || readTyped());
      setSettled(urlQuery || readTyped());
      setEmptySubmitted(false);
    }
  }

  /** Submits the text in the box and returns the query. */
  function submit(): string {
    const query = limitQuery(text);
    setLast(query);
    setSettled(text);
    setEmptySubmitted(query === '');
    if (query !== last) navigate(paths.home(query));
    return query;
  }

  /** Empty when an empty box was submitted, undefined before the first submit. */
  const submitted = urlQuery || (isEmptySubmitted ? '' : undefined);
  return { text, setText, isSettled: text !== '' && text === settled, submitted, submit };
}

/** Stores the typed text in the history entry, beside the router's state, before a suggestion or the plan adds an entry. */
export function keepTyped(text: string): void {
  window.history.replaceState({ ...window.history.state, typed: text }, '');
}

function readTyped(): string {
  const { typed } = (window.history.state ?? {}) as { readonly typed?: unknown };
  return typeof typed === 'string' ? typed : '';
}

/** Characters of a query in the URL: some servers and applications reject long URLs. */
const maxLength = 200;

/** Trims a typed text and truncates it between code points. */
export function limitQuery(text: string): string {
  return [...text.slice(0, 2 * maxLength).trim()].slice(0, maxLength).join('');
}
