import * as endpoints from '#domain/api/jobs.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { signedInUser } from '../../modules/access/caller.ts';
import { type Route, route } from '../../modules/access/route.ts';
import { messageIdOf } from '../../modules/email/messageId.ts';
import { findEmails } from '../../modules/outbox/emailRepository.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import type { Services } from '../services.ts';
import { findJobs, retryJob } from './jobRepository.ts';
import { jobs } from './jobs.ts';

const notDead = () => serverText('jobs.notFailed');

/** Background jobs, for admins. */
export function jobRoutes(services: Services): Route[] {
  const { database, mail, clock } = services;
  const maxAttempts = new Map(jobs(services).map(({ kind }) => [kind.name, kind.maxAttempts]));
  return [
    route(endpoints.listJobs, async ({ query, reply }) => {
      const { rows, total } = await findJobs(database, { ...pageOf(query.page), state: query.state });
      const listed = rows.map((row) => ({
        ...row,
        addedAt: row.addedAt.toISOString(),
        runAt: row.state === 'waiting' ? row.runAt.toISOString() : null,
      }));
      return counted(reply, total, listed);
    }),
    route(endpoints.retryJob, async ({ caller, params }) => {
      const retried = { id: params.id, by: signedInUser(caller).id, now: clock.now() };
      const outcome = await retryJob(database, retried, (kind) => maxAttempts.get(kind) ?? null);
      if (outcome === 'absent') throw notFound();
      if (outcome === 'alive') throw new Refused(409, 'notDead', notDead());
      return { isSuccess: true };
    }),
    route(endpoints.listEmails, async ({ query, reply }) => {
      const { rows, total } = await findEmails(database, { ...pageOf(query.page), state: query.state });
      const listed = rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        to: row.toAddress,
        state: row.state,
        attempts: row.attempts ?? 0,
        lastError: row.failure ?? row.lastError,
        addedAt: row.addedAt.toISOString(),
        sentAt: row.sentAt?.toISOString() ?? null,
        messageId: messageIdOf(row.cause, mail.sender),
        jobId: row.jobId === null ? null : String(row.jobId),
      }));
      return counted(reply, total, listed);
    }),
  ];
}
