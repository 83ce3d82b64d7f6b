import { listAudit, listAuditPeople } from '#domain/api/audit.ts';
import { auditSubject } from '#domain/audit/auditSubject.ts';
import { auditText } from '#domain/audit/auditTexts.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { requestedPeriod } from '../../platform/http/requestedPeriod.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Route, route } from '../access/route.ts';
import { type AuditRow, findAudit, findAuditPeople } from '../audit/auditRepository.ts';
import { importTarget } from '../dataImport/write/importTargets.ts';

/** The kind of file of an import. */
function kindTitle({ action, subject }: AuditRow): string | null {
  return action.startsWith('data.') ? (importTarget(subject.split(' ')[0] ?? '')?.kind.title ?? null) : null;
}

function toResponse({ at, name, changes, ...row }: AuditRow) {
  const about = auditSubject({ ...row, name: name ?? kindTitle({ at, name, changes, ...row }) });
  return { ...row, at: at.toISOString(), text: auditText(row.action), about, changes: changes ?? [] };
}

/** The audit log, for admins. */
export function auditRoutes({ database }: Runtime): Route[] {
  return [
    route(listAudit, async ({ query, reply }) => {
      const asked = { userId: query.userId ?? null, period: requestedPeriod(query), ...pageOf(query.page) };
      const { rows, total } = await findAudit(database, asked);
      return counted(reply, total, rows.map(toResponse));
    }),
    route(listAuditPeople, () => findAuditPeople(database)),
  ];
}
