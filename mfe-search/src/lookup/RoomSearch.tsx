import { lookUp } from '@campusway/campus/lookup';
import { lookup } from '@campusway/campus-data/lookup';
import { paths } from '@campusway/contract';
import { useNavigate, useSearchParams } from '@campusway/platform';
import { Button, SearchBox } from '@campusway/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { LookupAnswer } from './LookupAnswer.tsx';
import { toQuery } from './query.ts';
import css from './RoomSearch.module.css';

/** The room search of the home page. The question asked is in the URL; the answer follows from it. */
export function RoomSearch() {
  const query = useSearchParams()[0].get('q') ?? '';
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  const [askedNothing, setAskedNothing] = useState(false);
  const boxId = useId();
  const hintId = useId();

  // Back, forward and a link change the question; what is being typed gives way to it.
  if (query !== shown) {
    setShown(query);
    setText(query);
  }

  function search(event: FormEvent) {
    event.preventDefault();
    const asked = toQuery(text);
    setAskedNothing(asked === '');
    setShown(asked);
    if (asked !== query) navigate(paths.home(asked));
  }

  const asked = query !== '' || askedNothing;
  return (
    <search>
      <form onSubmit={search} className={css.form}>
        <label htmlFor={boxId} className="visually-hidden">
          Room number
        </label>
        <SearchBox
          id={boxId}
          large
          name="q"
          aria-describedby={hintId}
          placeholder="Enter Room Number"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={css.box}
        />
        <Button type="submit" tone="primary" className={css.button}>
          Search
        </Button>
      </form>
      <p className={css.hint} id={hintId}>
        A room, a venue, a department or a person.
      </p>
      <div role="status">{asked && <LookupAnswer result={lookUp(query, lookup)} />}</div>
    </search>
  );
}
