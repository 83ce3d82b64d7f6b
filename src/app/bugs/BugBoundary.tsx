import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BugBoundaryProps {
  readonly children: ReactNode;
  readonly onBug: (error: unknown, where: string) => void;
  /** Replaces the broken content. */
  readonly face: (retry: () => void) => ReactNode;
  /** The identity of the content: a change shows the content again. */
  readonly subject?: string;
}

interface BugBoundaryState {
  readonly isBroken: boolean;
  readonly subject: string | undefined;
}

/**
 * Replaces its children with an error message after a bug; the rest of the page keeps working. React supports
 * boundaries only as classes.
 */
export class BugBoundary extends Component<BugBoundaryProps, BugBoundaryState> {
  override state: BugBoundaryState = { isBroken: false, subject: this.props.subject };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ subject }: BugBoundaryProps, state: BugBoundaryState) {
    return subject === state.subject ? null : { isBroken: false, subject };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onBug(error, componentStack?.trim().split('\n')[0] ?? '');
  }

  override render() {
    const { children, face } = this.props;
    return this.state.isBroken ? face(() => this.setState({ isBroken: false })) : children;
  }
}
