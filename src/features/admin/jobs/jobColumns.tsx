import type { ReactNode } from 'react';
import type { WaitingOrder } from '#domain/api/integration.ts';
import type { EmailRow, JobRow } from '#domain/api/jobs.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { JobsRef } from '#machines/admin/jobs/jobsMachine.ts';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import styles from './Jobs.module.css';
import { emailFacts, type JobFacts, jobFacts, orderFacts } from './jobFacts.ts';
import { JobState, JobTrouble, RetryButton } from './jobParts.tsx';

type Cell = (facts: JobFacts) => ReactNode;

/** A column's width is in CSS pixels; the reason takes the rest. */
function columnsOf<Row>(factsOf: (row: Row) => JobFacts) {
  return (id: string, header: string, width: number | null, cell: Cell): DataTableColumn<Row> => ({
    id,
    header,
    ...(width === null ? {} : { width }),
    ...(header === '' ? { spokenHeader: adminText('jobs.tryAgain') } : {}),
    cell: (row) => cell(factsOf(row)),
  });
}

const state: Cell = (facts) => <JobState state={facts.state} />;
const tries: Cell = ({ attempts }) => attempts;
const reason: Cell = ({ trouble }) => <JobTrouble trouble={trouble} />;

export function jobColumns(page: JobsRef): readonly DataTableColumn<JobRow>[] {
  const column = columnsOf(jobFacts);
  return [
    column('name', adminText('jobs.work'), 200, ({ name }) => name),
    column('state', adminText('jobs.state'), 96, state),
    column('attempts', adminText('jobs.tries'), 64, tries),
    column('next', adminText('jobs.nextTry'), 216, ({ next }) => next),
    column('reason', adminText('jobs.error'), null, reason),
    column('retry', '', 132, (facts) => <RetryButton page={page} facts={facts} />),
  ];
}

export function emailColumns(page: JobsRef): readonly DataTableColumn<EmailRow>[] {
  const column = columnsOf(emailFacts);
  return [
    column('to', adminText('jobs.to'), 250, ({ to }) => <span className={styles.address}>{to}</span>),
    column('name', adminText('jobs.email'), 160, ({ name }) => name),
    column('state', adminText('jobs.state'), 90, state),
    column('when', adminText('jobs.when'), 216, ({ sent, added }) => sent || added),
    column('reason', adminText('jobs.error'), null, reason),
    column('retry', '', 122, (facts) => <RetryButton page={page} facts={facts} />),
  ];
}

export function orderColumns(page: JobsRef): readonly DataTableColumn<WaitingOrder>[] {
  const column = columnsOf(orderFacts);
  return [
    column('name', adminText('jobs.order'), 260, ({ name }) => name),
    column('state', adminText('jobs.state'), 136, state),
    column('added', adminText('jobs.placed'), 216, ({ added }) => added),
    column('attempts', adminText('jobs.tries'), 64, tries),
    column('reason', adminText('jobs.error'), null, reason),
    column('retry', '', 132, (facts) => <RetryButton page={page} facts={facts} />),
  ];
}
