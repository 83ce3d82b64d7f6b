import { useSelector } from '@xstate/react';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { SendingRef, SendingSnapshot } from '#machines/sending/sendOnce.ts';
import { Button } from '../buttons/Button.tsx';
import steps from '../layout/Steps.module.css';
import { Spinner } from './Spinner.tsx';

type Phase = 'sending' | 'asking' | 'waiting';

function phaseOf(snapshot: SendingSnapshot): Phase {
  if (snapshot.hasTag('waiting')) return 'waiting';
  return snapshot.hasTag('asking') ? 'asking' : 'sending';
}

interface SendingStatusProps {
  readonly sending: SendingRef;
  readonly words: Readonly<Record<Phase, string>>;
}

/** The progress of a submission while its outcome is unknown. */
export function SendingStatus({ sending, words }: SendingStatusProps) {
  const phase = useSelector(sending, phaseOf);
  return (
    <div role="status" className={steps.status}>
      <Spinner />
      <p>{words[phase]}</p>
      {phase === 'waiting' && (
        <Button size="small" onClick={() => sending.send({ type: 'answer.askNow' })}>
          {sharedText('states.askNow')}
        </Button>
      )}
    </div>
  );
}
