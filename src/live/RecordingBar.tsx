import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { liveText } from '#domain/texts/liveText.ts';
import type { RecordingRef, RecordingSnapshot } from '#machines/live/recordingMachine.ts';
import { Button } from '../components/buttons/Button.tsx';
import { IconButton } from '../components/buttons/IconButton.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import styles from './Live.module.css';

const foundOf = ({ context }: RecordingSnapshot) => context.found;
const codeOf = ({ context }: RecordingSnapshot) => context.code;
const stepOf = ({ context }: RecordingSnapshot) => context.step;
const isBusy = (snapshot: RecordingSnapshot) => snapshot.hasTag('busy');
const canSubmit = (snapshot: RecordingSnapshot) => snapshot.can({ type: 'code.submit' });
const canGoOn = (snapshot: RecordingSnapshot) => snapshot.can({ type: 'step.next' });
const canGoBack = (snapshot: RecordingSnapshot) => snapshot.can({ type: 'step.previous' });

function problemOf(snapshot: RecordingSnapshot): string | undefined {
  if (snapshot.matches({ asking: 'unknown' })) return liveText('recordingUnknown');
  return snapshot.matches({ asking: 'failed' }) ? liveText('recordingFailed') : undefined;
}

function CodeForm({ recording }: { readonly recording: RecordingRef }) {
  const code = useSelector(recording, codeOf);
  const problem = useSelector(recording, problemOf);
  const isLoading = useSelector(recording, isBusy);
  const isSubmittable = useSelector(recording, canSubmit);
  return (
    <form
      className={styles.recording}
      onSubmit={(event) => {
        event.preventDefault();
        recording.send({ type: 'code.submit' });
      }}
    >
      <TextField
        label={liveText('recordingCode')}
        value={code}
        error={problem}
        onChange={({ target }) => recording.send({ type: 'code.type', code: target.value })}
      />
      <Button type="submit" size="small" isBusy={isLoading} blockedBy={isSubmittable ? null : liveText('enterCode')}>
        {liveText('openRecording')}
      </Button>
    </form>
  );
}

function Steps({ recording, total, by }: { recording: RecordingRef; total: number; by: string | null }) {
  const step = useSelector(recording, stepOf);
  const hasNext = useSelector(recording, canGoOn);
  const hasPrevious = useSelector(recording, canGoBack);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') recording.send({ type: 'step.next' });
    if (key === 'ArrowLeft') recording.send({ type: 'step.previous' });
  };
  return (
    <fieldset className={styles.recording} onKeyDown={turn}>
      <legend className={styles.heading}>{liveText('recordingBy', { name: by ?? liveText('guest') })}</legend>
      <IconButton
        label={liveText('previousStep')}
        icon={<ChevronLeft />}
        blockedBy={hasPrevious ? null : liveText('firstStep')}
        onClick={() => recording.send({ type: 'step.previous' })}
      />
      <span role="status">{liveText('stepOf', { step, total })}</span>
      <IconButton
        label={liveText('nextStep')}
        icon={<ChevronRight />}
        blockedBy={hasNext ? null : liveText('lastStep')}
        onClick={() => recording.send({ type: 'step.next' })}
      />
      <IconButton
        label={liveText('closeRecording')}
        icon={<X />}
        onClick={() => recording.send({ type: 'recording.close' })}
      />
    </fieldset>
  );
}

/** Asks for the code of a recording, or goes through the open one. */
export function RecordingBar({ recording }: { readonly recording: RecordingRef }) {
  const found = useSelector(recording, foundOf);
  if (!found) return <CodeForm recording={recording} />;
  return <Steps recording={recording} total={found.recording.steps.length} by={found.by} />;
}
