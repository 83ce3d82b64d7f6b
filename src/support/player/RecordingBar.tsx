import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { liveText } from '#domain/texts/liveText.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import type { RecordingRef, RecordingSnapshot } from '#machines/support/recordingMachine.ts';
import { lineDirection } from '../../browser/lineDirection.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import styles from './RecordingBar.module.css';

const foundOf = ({ context }: RecordingSnapshot) => context.found;
const codeOf = ({ context }: RecordingSnapshot) => context.code;
const stepOf = ({ context }: RecordingSnapshot) => context.step;
const isBusy = (snapshot: RecordingSnapshot) => snapshot.hasTag('busy');
const whyNotSubmit = (snapshot: RecordingSnapshot) => refusalOf(snapshot, { type: 'code.submit' });
const whyNotOn = (snapshot: RecordingSnapshot) => refusalOf(snapshot, { type: 'step.next' });
const whyNotBack = (snapshot: RecordingSnapshot) => refusalOf(snapshot, { type: 'step.previous' });

function problemOf(snapshot: RecordingSnapshot): string | undefined {
  if (snapshot.matches({ asking: 'unknown' })) return liveText('recordingUnknown');
  return snapshot.matches({ asking: 'failed' }) ? liveText('recordingFailed') : undefined;
}

function CodeForm({ recording }: { readonly recording: RecordingRef }) {
  const code = useSelector(recording, codeOf);
  const problem = useSelector(recording, problemOf);
  const isLoading = useSelector(recording, isBusy);
  const whyNot = useSelector(recording, whyNotSubmit);
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
      <div className={styles.open}>
        <Button type="submit" isBusy={isLoading} blockedBy={whyNot}>
          {liveText('openRecording')}
        </Button>
      </div>
    </form>
  );
}

function Steps({ recording, total, by }: { recording: RecordingRef; total: number; by: string | null }) {
  const step = useSelector(recording, stepOf);
  const isLast = useSelector(recording, whyNotOn);
  const isFirst = useSelector(recording, whyNotBack);
  const turn = ({ key, currentTarget }: KeyboardEvent) => {
    const [back, on] = lineDirection(currentTarget) < 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    if (key === on) recording.send({ type: 'step.next' });
    if (key === back) recording.send({ type: 'step.previous' });
  };
  return (
    <fieldset className={styles.recording} onKeyDown={turn}>
      <legend className={styles.heading}>{liveText('recordingBy', { name: by ?? liveText('guest') })}</legend>
      <IconButton
        label={liveText('previousStep')}
        icon={<ChevronLeft />}
        blockedBy={isFirst}
        onClick={() => recording.send({ type: 'step.previous' })}
      />
      <span role="status">{liveText('stepOf', { step, total })}</span>
      <IconButton
        label={liveText('nextStep')}
        icon={<ChevronRight />}
        blockedBy={isLast}
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
