import { forgetFailures, PartError } from '@campusway/platform';
import { Component, type ReactNode, Suspense } from 'react';
import { Notice } from '../notice/Notice.tsx';
import css from './Stage.module.css';

interface PlanBoundaryProps {
  /** Another floor is tried at once. */
  readonly floor: number;
  /** Renders nothing instead: it stands beside the plan. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** Until requests that a missing network fails have failed, after it is back. */
const settlesMs = 500;
const missing = 'This floor’s plan is not on this device, and there is no network.';

interface State {
  readonly floor?: number;
  readonly thrown?: unknown;
}

/**
 * A plan on a stage, or what needs the plan: its published picture until it has loaded, and a message when its floor did
 * not load without a network, until there is one again. Throws every other error on.
 */
export class PlanBoundary extends Component<PlanBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown };
  }

  static getDerivedStateFromProps({ floor }: PlanBoundaryProps, state: State): State | null {
    return floor === state.floor ? null : { floor, thrown: undefined };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  override componentDidCatch(): void {
    forgetFailures();
  }

  override render(): ReactNode {
    const { isQuiet, children } = this.props;
    const { thrown } = this.state;
    const hasFailed = thrown !== undefined;
    if (hasFailed && !isWithoutNetwork(thrown)) throw thrown;
    const message = (
      <Notice tone="warning" className={css.missing}>
        {missing}
      </Notice>
    );
    const picture = !isQuiet && <div className="plan-picture">{hasFailed && message}</div>;
    return hasFailed ? picture : <Suspense fallback={picture}>{children}</Suspense>;
  }

  // Requests of before fail first.
  private retry = (): unknown => setTimeout(() => this.setState({ thrown: undefined }), settlesMs);
}

function isWithoutNetwork(thrown: unknown): boolean {
  const failure = thrown instanceof PartError && thrown.failure;
  return failure && failure.kind === 'unreachable' && failure.status === undefined;
}
