import type { PageProps } from '@campusway/contract';
import { college, useLocation, useNavigate } from '@campusway/platform';
import { useEffect, useMemo } from 'react';
import { findSubject } from './find-subject.ts';
import { PlaceView } from './PlaceView.tsx';
import { UnknownPlace } from './UnknownPlace.tsx';

/** `/room/329A`, `/place/canteen`; other spellings are redirected to the canonical address. */
export default function PlacePage({ params, slots }: PageProps) {
  const requested = params.room ?? params.place ?? '';
  const subject = useMemo(() => findSubject(requested, college), [requested]);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = subject?.path;
  useEffect(() => {
    if (path !== undefined && path !== pathname) navigate(path, { replace: true });
  }, [path, pathname, navigate]);
  if (!subject)
    return (
      <UnknownPlace requested={requested} kind={params.room === undefined ? 'place' : 'room'} slots={slots} />
    );
  return <PlaceView key={subject.path} subject={subject} slots={slots} />;
}
