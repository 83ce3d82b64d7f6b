import { useSelector } from '@xstate/react';
import type { Trouble } from '#domain/jobs/trouble.ts';
import type { JobsRef, JobsSnapshot } from '#machines/admin/jobs/jobsMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Badge } from '../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import styles from './Jobs.module.css';
import type { JobFacts } from './jobFacts.ts';
import { STATE_LOOKS, STATE_WORDS } from './jobStates.ts';

const isBusyIn = (snapshot: JobsSnapshot) => snapshot.hasTag('busy');

export function JobState({ state }: Pick<JobFacts, 'state'>) {
  return <Badge kind={STATE_LOOKS[state]}>{STATE_WORDS[state]}</Badge>;
}

/** What went wrong in words, and below it the mail server's own. */
export function JobTrouble({ trouble }: { trouble: Trouble | null }) {
  if (trouble === null) return null;
  return (
    <span className={styles.trouble}>
      {trouble.text}
      {trouble.reply !== null && <q className={styles.reply}>{trouble.reply}</q>}
    </span>
  );
}

export function RetryButton({ page, facts: { retries, name, to } }: { page: JobsRef; facts: JobFacts }) {
  const isBusy = useSelector(page, isBusyIn);
  if (retries === null) return null;
  return (
    <Button size="small" disabled={isBusy} onClick={() => page.send({ type: 'job.retry', jobId: retries })}>
      Try Again
      <VisuallyHidden>{`: ${name}${to === null ? '' : ` to ${to}`}`}</VisuallyHidden>
    </Button>
  );
}
