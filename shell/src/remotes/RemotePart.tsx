import { deferredParts, type PartName, type PartProps } from '@campusway/contract';
import { Skeleton } from '@campusway/ui-kit';
import type { ComponentType } from 'react';
import { RemoteContent } from './RemoteContent.tsx';
import { PartDown } from './RemoteDown.tsx';
import { RemoteError } from './remote-error.ts';
import { useSite } from './site-context.ts';

/** As tall as the map that replaces it, to avoid a layout shift. */
const skeleton = <Skeleton height="410px" />;

interface RemotePartProps<Name extends PartName> {
  readonly name: Name;
  readonly props: PartProps[Name];
}

/** A part of the first remote that offers it, inside another remote's page, which works without it. */
export function RemotePart<Name extends PartName>({ name, props }: RemotePartProps<Name>) {
  const { modules } = useSite();
  const provider = modules.find(({ parts }) => parts.includes(name));
  if (!provider) return null;
  const { name: remote, collegeOf } = provider;
  const isLater = deferredParts.has(name);
  return (
    <RemoteContent
      remote={remote}
      component={name}
      college={collegeOf?.[name]}
      loading={!isLater && skeleton}
      failed={(error, retry) => !isLater && <PartDown error={error} onRetry={retry} />}
    >
      {({ parts }) => {
        const Part = parts?.[name] as ComponentType<PartProps[Name]> | undefined;
        if (!Part) throw new RemoteError(remote, { kind: 'missing', what: `part "${name}"` });
        return <Part {...props} />;
      }}
    </RemoteContent>
  );
}
