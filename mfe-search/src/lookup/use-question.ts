import { paths } from '@campusway/contract';
import { useNavigate, useSearchParams } from '@campusway/platform';
import { useEffect, useState } from 'react';
import { toQuery } from './query.ts';

/** The text in the box, and the question that was asked with it. The question is in the URL; the answer follows from it. */
export function useQuestion() {
  const query = useSearchParams()[0].get('q') ?? '';
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  /** The question asked last, by the box or by the URL; undefined while the history has moved on from it. */
  const [own, setOwn] = useState<string | undefined>(query);
  const [askedNothing, setAskedNothing] = useState(false);

  // The URL is ahead of the page: a Back that comes before the new question is drawn leads to the one that still stands.
  useEffect(() => {
    const moveOn = () => setOwn(undefined);
    window.addEventListener('popstate', moveOn);
    return () => window.removeEventListener('popstate', moveOn);
  }, []);

  // Back, forward or a link changed the question: the box follows. Its own question leaves what is typed since alone.
  if (query !== shown || own === undefined) {
    setShown(query);
    if (query !== own) {
      setOwn(query);
      setText(query);
      setAskedNothing(false);
    }
  }

  /** Asks what stands in the box, and gives the question. */
  function ask(): string {
    const question = toQuery(text);
    setOwn(question);
    setAskedNothing(question === '');
    if (question !== own) navigate(paths.home(question));
    return question;
  }

  /** Empty when nothing was in the box, undefined before anything was asked. */
  const asked = query || (askedNothing ? '' : undefined);
  return { text, setText, asked, ask };
}
