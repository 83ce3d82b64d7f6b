import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { RecordingRef, RecordingSnapshot } from '#machines/support/recordingMachine.ts';
import { inWords } from '../../../support/player/inWords.ts';
import styles from './Flows.module.css';

const foundOf = ({ context }: RecordingSnapshot) => context.found;
const stepOf = ({ context }: RecordingSnapshot) => context.step;

/** The steps of the open recording; a click goes to one. */
export function StepList({ recording }: { recording: RecordingRef }) {
  const found = useSelector(recording, foundOf);
  const current = useSelector(recording, stepOf);
  if (!found) return null;
  const { actors, steps } = found.recording;
  const items = steps.map(({ actor, event, kind }, index) => ({
    number: index + 1,
    text: [inWords(actors[actor]?.machine ?? ''), event, kind].filter(Boolean).join(' · '),
  }));
  return (
    <ol className={styles.steps} aria-label={adminText('flows.steps')}>
      {items.map(({ number, text }) => (
        <li key={number}>
          <button
            type="button"
            className={styles.step}
            aria-current={number === current ? 'step' : undefined}
            onClick={() => recording.send({ type: 'step.choose', step: number })}
          >
            {`${number}. ${text}`}
          </button>
        </li>
      ))}
    </ol>
  );
}
