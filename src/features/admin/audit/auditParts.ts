import { fromPromise } from 'xstate';
import { listAudit, listAuditPeople } from '#domain/api/audit.ts';
import type { AuditPage, AuditView } from '#machines/admin/audit/auditMachine.ts';
import { auditMachine } from '#machines/admin/audit/auditMachine.ts';
import { type Api, answerOf, countedAnswerOf } from '../../../api/client.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { AuditScreen } from './AuditScreen.tsx';

/** The audit log and its users. */
export function auditPorts(api: Api) {
  return {
    loadPage: fromPromise<AuditPage, AuditView>(async ({ input: view, signal }) => {
      const query = {
        page: view.page,
        ...(view.userId !== null && { userId: view.userId }),
        ...(view.start !== '' && { startDate: view.start }),
        ...(view.end !== '' && { endDate: view.end }),
      };
      const [page, people] = await Promise.all([
        countedAnswerOf(api.call(listAudit, { query, signal })),
        answerOf(api.call(listAuditPeople, { signal })),
      ]);
      return { ...page, people };
    }),
  };
}

export const auditParts: PageParts<{ audit: typeof auditMachine }> = ({ api }) => ({
  Screen: AuditScreen,
  flows: { audit: { logic: auditMachine.provide({ actors: auditPorts(api) }) } },
});
