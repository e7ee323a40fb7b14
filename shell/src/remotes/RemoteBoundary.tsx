import { Component, type ReactNode, Suspense } from 'react';
import { type RemoteError, toRemoteError } from './remote-error.ts';
import { TimeLimit } from './TimeLimit.tsx';

interface RemoteBoundaryProps {
  readonly remote: string;
  readonly loading: ReactNode;
  /** Renders in place of the remote; `retry` loads it afresh. */
  readonly failed: (error: RemoteError, retry: () => void) => ReactNode;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly thrown?: unknown;
}

/**
 * The one boundary between the site and a remote: loading state, time limit, and the reason when it fails.
 * Nothing that happens inside reaches the rest of the page.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown };
  }

  override render(): ReactNode {
    const { remote, loading, failed, children } = this.props;
    const { thrown } = this.state;
    if (thrown !== undefined) return failed(this.error(thrown), this.retry);
    const fallback = (
      <TimeLimit remote={remote} onLimit={(limit) => this.setState({ thrown: limit })}>
        {loading}
      </TimeLimit>
    );
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }

  private error(thrown: unknown): RemoteError {
    return toRemoteError(this.props.remote, thrown);
  }

  private retry = (): void => {
    this.props.onRetry();
    this.setState({ thrown: undefined });
  };
}
