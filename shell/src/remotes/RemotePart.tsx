import { deferredParts, type PartName, type PartProps } from '@campusway/contract';
import { type ComponentType, use } from 'react';
import { PartDown } from './PartDown.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteError } from './remote-error.ts';
import { useSite } from './site-context.ts';
import { type RemoteHandle, useLoaded, useRemote } from './use-remote.ts';

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
  return <OfferedPart remote={remote} name={name} props={props} college={collegeOf?.[name]} />;
}

interface OfferedPartProps<Name extends PartName> extends RemotePartProps<Name> {
  readonly remote: string;
  readonly college: readonly string[] | undefined;
}

function OfferedPart<Name extends PartName>({ remote, name, props, college }: OfferedPartProps<Name>) {
  const handle = useRemote(remote, { component: name, college });
  const isLater = deferredParts.has(name);
  return (
    <RemoteBoundary
      remote={remote}
      loading={!isLater && <PartSkeleton />}
      failed={(error, retry) => !isLater && <PartDown error={error} onRetry={retry} />}
      onRetry={handle.reload}
      onFailure={handle.noteFailure}
    >
      <LoadedPart remote={remote} name={name} props={props} handle={handle} />
    </RemoteBoundary>
  );
}

interface LoadedPartProps<Name extends PartName> extends RemotePartProps<Name> {
  readonly remote: string;
  readonly handle: RemoteHandle;
}

function LoadedPart<Name extends PartName>({ remote, name, props, handle }: LoadedPartProps<Name>) {
  const { module, styled } = useLoaded(remote, handle);
  use(styled(name));
  const Part = module.parts?.[name] as ComponentType<PartProps[Name]> | undefined;
  if (!Part) throw new RemoteError(remote, { kind: 'missing', what: `part "${name}"` });
  return <Part {...props} />;
}
