import { Component, type ErrorInfo, type ReactNode } from 'react';
import { BrokenState } from '../../components/states/BrokenState.tsx';

interface BugBoundaryProps {
  readonly children: ReactNode;
  readonly onBug: (error: unknown, where: string) => void;
  /** Told when the visitor tries again, before it is shown again. */
  readonly onRetry?: () => void;
}

/** Shows a bug in what it holds where that stood; everything beside it goes on. React knows boundaries as classes only. */
export class BugBoundary extends Component<BugBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onBug(error, componentStack?.trim().split('\n')[0] ?? '');
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <BrokenState
        onRetry={() => {
          this.props.onRetry?.();
          this.setState({ isBroken: false });
        }}
      >
        This page stopped working.
      </BrokenState>
    );
  }
}
