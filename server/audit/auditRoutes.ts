import { listAudit } from '#domain/api/audit.ts';
import { auditText } from '#domain/audit/auditTexts.ts';
import { counted, pageOf } from '../http/pages.ts';
import { requestedPeriod } from '../http/requestedPeriod.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findAudit } from './auditRepository.ts';

/** Who changed what, for whoever runs the shop. */
export function auditRoutes({ database }: Services): Route[] {
  return [
    route(listAudit, async ({ query, reply }) => {
      const asked = { userId: query.userId ?? null, period: requestedPeriod(query), ...pageOf(query.page) };
      const { rows, total } = await findAudit(database, asked);
      const told = rows.map((row) => ({ ...row, at: row.at.toISOString(), text: auditText(row.action) }));
      return counted(reply, total, told);
    }),
  ];
}
