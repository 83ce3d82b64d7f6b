import { frameText } from '#domain/texts/frameText.ts';
import { Button } from '../buttons/Button.tsx';
import { FailedState } from './FailedState.tsx';

interface BrokenStateProps {
  /** The part that failed. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** The message about a bug: its effect and two ways to continue. */
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
