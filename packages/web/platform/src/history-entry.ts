import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * State of the page in a history entry of its own: to set a value adds the entry, or replaces that of another value; to unset
 * it goes back. Back, Forward and reload show what the entry has. `initial` is shown without an entry.
 */
export function useEntryValue<Value extends string>(name: string, initial?: Value) {
  const navigate = useNavigate();
  const rendered: Value | undefined = useLocation().state?.[name];
  // Changed at once; the entry is rendered later.
  const [{ before, value }, setState] = useState({ before: rendered, value: rendered ?? initial });
  if (before !== rendered) setState({ before: rendered, value: rendered });
  useEffect(() => {
    // When Back comes before the entry is rendered, the rendered value does not change.
    const read = () => setState((state) => ({ ...state, value: history.state?.usr?.[name] }));
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [name]);
  function change(next?: Value): void {
    setState({ before: rendered, value: next });
    // The browser's entry, which is newer than the rendered one.
    const entry = history.state?.usr;
    const replace = entry?.[name];
    if (next) navigate(location.pathname + location.search, { replace, state: { ...entry, [name]: next } });
    else if (value && replace) navigate(-1);
  }
  return [value, change] as const;
}
