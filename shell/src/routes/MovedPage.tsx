import { useLocation, useNavigate } from '@campusway/platform';
import { useEffect } from 'react';

/** Client-side redirect to `to` that preserves the query, like the published redirect page. */
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
