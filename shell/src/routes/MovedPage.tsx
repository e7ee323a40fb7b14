import { useLocation, useNavigate } from '@campusway/platform';
import { useEffect } from 'react';

/** For the address of a page that is gone: leads a link inside the site on to `to`, with the query, as the published page does. */
export function MovedPage({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const target = new URL(to, location.origin);
    for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value);
    navigate(target.pathname + target.search + target.hash, { replace: true });
  }, [navigate, search, to]);
  return null;
}
