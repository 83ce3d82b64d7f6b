import { frameText } from '#domain/texts/frameText.ts';
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
      detail={frameText('states.whatYouEnteredElsewhereIsStill')}
      onRetry={onRetry}
      wayOut={<Button onClick={() => window.location.reload()}>{frameText('states.reload')}</Button>}
    >
      {children}
    </FailedState>
  );
}
