import { use } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { Button } from '../buttons/Button.tsx';
import { FailedState } from './FailedState.tsx';
import { SupportContext } from './support.ts';

interface BrokenStateProps {
  /** The part that failed. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** The message about a bug: its effect, two ways to continue, and the way to support. */
export function BrokenState({ children, onRetry }: BrokenStateProps) {
  const Support = use(SupportContext);
  return (
    <FailedState
      detail={frameText('states.whatYouEnteredElsewhereIsStill')}
      onRetry={onRetry}
      wayOut={
        <>
          <Button onClick={() => window.location.reload()}>{frameText('states.reload')}</Button>
          {Support && <Support />}
        </>
      }
    >
      {children}
    </FailedState>
  );
}
