import type { Trouble } from '#domain/jobs/trouble.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { JobsRef } from '#machines/admin/jobs/jobsMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../../components/states/useFocusPassedOn.ts';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Jobs.module.css';
import type { JobFacts } from './jobFacts.ts';
import { STATE_LOOKS, STATE_WORDS } from './jobStates.ts';

export function JobState({ state }: Pick<JobFacts, 'state'>) {
  return <Badge kind={STATE_LOOKS[state]}>{STATE_WORDS[state]}</Badge>;
}

/** The error in words, and below it the mail server's message. */
export function JobTrouble({ trouble }: { trouble: Trouble | null }) {
  if (trouble === null) return null;
  return (
    <span className={styles.trouble}>
      {trouble.text}
      {trouble.reply !== null && <q className={styles.reply}>{trouble.reply}</q>}
    </span>
  );
}

type Retried = { page: JobsRef; facts: JobFacts };

function Retry({ page, jobId, name }: Pick<Retried, 'page'> & { jobId: string; name: string }) {
  return (
    <div ref={useFocusPassedOn()}>
      <Button size="small" onClick={() => page.send({ type: 'job.retry', jobId })}>
        {adminText('jobs.tryAgainButton')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Retries a job that failed for good. */
export function RetryButton({ page, facts: { retries, name, to } }: Retried) {
  if (retries === null) return null;
  return (
    <Retry page={page} jobId={retries} name={to === null ? name : adminText('jobs.emailTo', { name, recipient: to })} />
  );
}
