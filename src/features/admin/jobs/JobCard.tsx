import { adminText } from '#domain/texts/adminText.ts';
import type { JobsRef } from '#machines/admin/jobs/jobsMachine.ts';
import row from '../../../components/tables/RowCard.module.css';
import styles from './Jobs.module.css';
import type { JobFacts } from './jobFacts.ts';
import { JobState, JobTrouble, RetryButton } from './jobParts.tsx';

/** A row of either list as a card, for narrow windows. */
export function JobCard({ page, facts }: { page: JobsRef; facts: JobFacts }) {
  const { name, to, state, attempts, isOrder, added, next, sent, trouble } = facts;
  const times = [
    sent && adminText('jobs.sentAt', { sent }),
    !sent && adminText(isOrder ? 'jobs.placedAt' : 'jobs.addedAt', { added }),
    attempts > 0 && adminText('jobs.attempts', { attempts }),
    next && adminText('jobs.nextAt', { next }),
  ];
  return (
    <article className={row.card} aria-label={to === null ? name : adminText('jobs.emailTo', { name, recipient: to })}>
      <div className={row.head}>
        <strong>{name}</strong>
        <JobState state={state} />
      </div>
      {to !== null && <p className={styles.address}>{to}</p>}
      <p className={styles.times}>{times.filter(Boolean).join(' · ')}</p>
      <JobTrouble trouble={trouble} />
      <RetryButton page={page} facts={facts} />
    </article>
  );
}
