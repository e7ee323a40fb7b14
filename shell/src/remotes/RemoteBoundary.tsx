import { Component, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { loadSeconds } from './load-build.ts';
import { RemoteError, toRemoteError } from './remote-error.ts';

interface RemoteBoundaryProps {
  readonly remote: string;
  readonly loading: ReactNode;
  /** Renders in place of the remote; `retry` loads again what failed. */
  readonly failed: (error: RemoteError, retry: () => void) => ReactNode;
  readonly onRetry: (error: RemoteError) => void;
  /** Records the failure; returns true when an immediate retry loads the fallback build. */
  readonly onFailure: (error: RemoteError) => boolean;
  readonly children: ReactNode;
}

interface State {
  readonly thrown?: unknown;
}

/**
 * Boundary around a remote: loading state, time limit and error. Contains everything that the remote throws.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown };
  }

  override render(): ReactNode {
    const { remote, loading, failed, children } = this.props;
    const { thrown } = this.state;
    if (thrown !== undefined) {
      const error = toRemoteError(remote, thrown);
      return <Marked state="failed">{failed(error, () => this.retry(error))}</Marked>;
    }
    const fallback = (
      <Marked state="loading">
        <TimeLimit remote={remote} onLimit={this.fail}>
          {loading}
        </TimeLimit>
      </Marked>
    );
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }

  override componentDidCatch(thrown: unknown): void {
    const error = toRemoteError(this.props.remote, thrown);
    if (this.props.onFailure(error)) this.retry(error);
  }

  private fail = (limit: RemoteError): void => {
    this.setState({ thrown: limit });
    if (this.props.onFailure(limit)) this.retry(limit);
  };

  private retry = (error: RemoteError): void => {
    this.props.onRetry(error);
    this.setState({ thrown: undefined });
  };
}

interface MarkedProps {
  readonly state: 'loading' | 'failed';
  readonly children: ReactNode;
}

/** Exposes the state of a remote to tests and the gate; has no box of its own. */
function Marked({ state, children }: MarkedProps) {
  return (
    <div data-remote-state={state} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** One time limit for the remote's entry and one for the page's own chunk. */
const pageSeconds = 2 * loadSeconds;

interface TimeLimitProps {
  readonly remote: string;
  readonly onLimit: (error: RemoteError) => void;
  readonly children: ReactNode;
}

/** Suspense fallback that reports when it is shown too long. */
function TimeLimit({ remote, onLimit, children }: TimeLimitProps) {
  const reportLimit = useEffectEvent(() => {
    onLimit(new RemoteError(remote, { kind: 'timeout', seconds: pageSeconds }));
  });
  useEffect(() => {
    const timer = setTimeout(reportLimit, pageSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
