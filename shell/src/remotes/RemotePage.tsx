import type { RemoteRoute } from '@campusway/contract';
import { useLocation, useParams } from '@campusway/platform';
import { PageSkeleton } from '@campusway/ui-kit';
import { RemoteContent } from './RemoteContent.tsx';
import { RemoteDown } from './RemoteDown.tsx';
import { RemoteError } from './remote-error.ts';
import { slotsFor } from './slots.tsx';

interface RemotePageProps {
  readonly remote: string;
  readonly route: RemoteRoute;
}

/** A page of a remote, inside its boundary. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { page, college, intro, title, params } = route;
  const matched = useParams() as Record<string, string>;
  const { search } = useLocation();
  const isOpening = intro?.opening && /[?&]to=/i.test(search);
  const shown = isOpening ? { ...intro, heading: intro.opening, lead: undefined } : intro;
  return (
    <RemoteContent
      remote={remote}
      component={page}
      college={college}
      loading={<PageSkeleton label="Loading the page" intro={shown} />}
      failed={(error, retry) => <RemoteDown error={error} title={title} onRetry={retry} />}
    >
      {({ pages: { [page]: Page } }) => {
        if (!Page) throw new RemoteError(remote, { kind: 'missing', what: `page "${page}"` });
        return <Page params={{ ...matched, ...params }} slots={slotsFor(route)} />;
      }}
    </RemoteContent>
  );
}
