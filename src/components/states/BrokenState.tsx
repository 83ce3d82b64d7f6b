import { Button } from '../buttons/Button.tsx';
import { FailedState } from './FailedState.tsx';

interface BrokenStateProps {
  /** What no longer works. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** The one face of a bug: what it costs, and the two ways on. */
export function BrokenState({ children, onRetry }: BrokenStateProps) {
  return (
    <FailedState
      detail="What you entered elsewhere is still there."
      onRetry={onRetry}
      wayOut={<Button onClick={() => window.location.reload()}>Reload</Button>}
    >
      {children}
    </FailedState>
  );
}
