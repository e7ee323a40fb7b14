import type { PartName, PartProps } from '@campusway/contract';
import { hasParts, loadParts } from '@campusway/platform';
import { type ComponentType, use } from 'react';
import type { LoadedRemote } from './load-build.ts';
import { PartDown } from './PartDown.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteError } from './remote-error.ts';
import { useSite } from './site-context.ts';
import { useRemote } from './use-remote.ts';

interface RemotePartProps<Name extends PartName> {
  readonly name: Name;
  readonly props: PartProps[Name];
}

const none: readonly string[] = [];

/** A part of whichever remote offers it, inside another remote's page; that page lives on without it. */
export function RemotePart<Name extends PartName>({ name, props }: RemotePartProps<Name>) {
  const { modules } = useSite();
  const offering = modules.find(({ parts }) => parts.includes(name));
  if (!offering) return null;
  return (
    <OfferedPart
      remote={offering.name}
      name={name}
      props={props}
      college={offering.collegeOf?.[name] ?? none}
    />
  );
}

function OfferedPart<Name extends PartName>({
  remote,
  name,
  props,
  college,
}: RemotePartProps<Name> & { readonly remote: string; readonly college: readonly string[] }) {
  const { loaded, reload, noteFailure } = useRemote(remote, name);
  const parts = loadParts(college);
  return (
    <RemoteBoundary
      remote={remote}
      loading={<PartSkeleton />}
      failed={(error, retry) => <PartDown error={error} onRetry={retry} />}
      onRetry={reload}
      onFailure={noteFailure}
    >
      <LoadedPart
        remote={remote}
        name={name}
        props={props}
        loaded={loaded}
        parts={hasParts(college) ? undefined : parts}
      />
    </RemoteBoundary>
  );
}

interface LoadedPartProps<Name extends PartName> extends RemotePartProps<Name> {
  readonly remote: string;
  readonly loaded: Promise<LoadedRemote>;
  /** What of the college is still to come. */
  readonly parts: Promise<unknown> | undefined;
}

function LoadedPart<Name extends PartName>({ remote, name, props, loaded, parts }: LoadedPartProps<Name>) {
  const { module, styled } = use(loaded);
  if (parts) use(parts);
  use(styled(name));
  const Part = module.parts?.[name] as ComponentType<PartProps[Name]> | undefined;
  if (!Part) throw new RemoteError(remote, { kind: 'missing', what: `part "${name}"` });
  return <Part {...props} />;
}
