import { getChecklist } from '#domain/api/checklist.ts';
import { checklistOf } from '#domain/checklist/checklist.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findFacts } from './checklist.ts';
import type { ChecklistServices } from './services.ts';

/** The missing requirements of a shop that can sell. */
export function checklistRoutes({
  database,
  clock,
  mail,
  publicUrl,
  payments,
  orderTarget,
}: ChecklistServices): Route[] {
  return [
    route(getChecklist, async ({ caller }) =>
      checklistOf({
        ...(await findFacts(database, { userId: signedInUser(caller).id, now: clock.now() })),
        publicUrl,
        sendsEmails: mail.folder === null,
        movesMoney: payments.movesMoney,
        orderTarget: orderTarget?.kind ?? null,
      }),
    ),
  ];
}
