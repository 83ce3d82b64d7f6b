import type { Transaction } from 'kysely';
import * as endpoints from '#domain/api/integration.ts';
import * as data from '#domain/api/integrationData.ts';
import type { AuditAction } from '#domain/audit/auditTexts.ts';
import type { Verdict } from '#domain/intake/verdict.ts';
import type { Database } from '../../platform/database/schema.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { notFound } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Caller, callingService } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { storedContractPrices, storedCustomers } from '../dataImport/write/storedCustomers.ts';
import { storedProducts } from '../dataImport/write/storedProducts.ts';
import { storedPrices, storedStock, storedUnits } from '../dataImport/write/storedUnits.ts';
import { acknowledgeOrder, findWaitingOrders } from '../orderExport/exportRepository.ts';
import { findWaitingList } from '../orderExport/waitingRepository.ts';
import { takeInvoices } from '../orders/inbound/takeInvoices.ts';
import { takeOrders } from '../orders/inbound/takeOrders.ts';
import { takePayments } from '../receivables/inbound/takePayments.ts';
import { bookingDay } from '../receivables/settleAccountPayment.ts';
import { takeData } from './takeData.ts';

type BatchAction = Extract<AuditAction, `integration.${string}`>;

/** `new 3, same 1`: what became of the rows, for the audit. */
function summaryOf(verdicts: readonly Verdict[]): string {
  const counts = new Map<string, number>();
  for (const { verdict } of verdicts) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return [...counts].map(([verdict, count]) => `${verdict} ${count}`).join(', ');
}

/** What other programs ask and tell: orders out, answers in. */
export function integrationRoutes({ database, clock }: Runtime): Route[] {
  /** A batch is one transaction: its good rows together, its refused ones not at all. */
  const taken = async (
    caller: Caller,
    action: BatchAction,
    take: (transaction: Transaction<Database>, today: string) => Promise<Verdict[]>,
  ) => {
    const { id: serviceTokenId } = callingService(caller);
    const now = clock.now();
    return await database.transaction().execute(async (transaction) => {
      const verdicts = await take(transaction, await bookingDay(transaction, now));
      const subject = summaryOf(verdicts);
      await addAudit(transaction, { at: now, userId: null, serviceTokenId, action, subject });
      return verdicts;
    });
  };
  return [
    route(endpoints.fetchOrders, async ({ query, reply }) => {
      const waiting = await findWaitingOrders(database, query.after ?? null);
      if (!waiting) throw notFound();
      return counted(reply, waiting.total, waiting.orders);
    }),
    route(endpoints.acknowledgeOrder, async ({ caller, params: { orderNumber } }) => {
      const { id: by } = callingService(caller);
      const now = clock.now();
      await database.transaction().execute(async (transaction) => {
        const outcome = await acknowledgeOrder(transaction, { orderNumber, by, now });
        if (outcome === 'absent') throw notFound();
        if (outcome === 'again') return;
        const entry = { at: now, userId: null, serviceTokenId: by, subject: orderNumber };
        await addAudit(transaction, { ...entry, action: 'integration.acknowledge' });
      });
      return { isSuccess: true };
    }),
    route(endpoints.putOrders, ({ caller, body }) =>
      taken(caller, 'integration.orders', (transaction) => takeOrders(transaction, body)),
    ),
    route(endpoints.putInvoices, ({ caller, body }) =>
      taken(caller, 'integration.invoices', (transaction, today) => takeInvoices(transaction, body, today)),
    ),
    route(endpoints.putPayments, ({ caller, body }) =>
      taken(caller, 'integration.payments', (transaction, today) => takePayments(transaction, body, today)),
    ),
    route(data.putProducts, ({ caller, body }) =>
      taken(caller, 'integration.products', (transaction) => takeData(transaction, body, () => storedProducts)),
    ),
    route(data.putUnits, ({ caller, body }) =>
      taken(caller, 'integration.units', (transaction) => takeData(transaction, body, () => storedUnits)),
    ),
    route(data.putPrices, ({ caller, body }) =>
      taken(caller, 'integration.prices', (transaction) =>
        takeData(transaction, body, ({ customer }) => (customer ? storedContractPrices : storedPrices)),
      ),
    ),
    route(data.putStock, ({ caller, body }) =>
      taken(caller, 'integration.stock', (transaction) => takeData(transaction, body, () => storedStock)),
    ),
    route(data.putCustomers, ({ caller, body }) =>
      taken(caller, 'integration.customers', (transaction) => takeData(transaction, body, () => storedCustomers)),
    ),
    route(endpoints.listWaitingOrders, async ({ query, reply }) => {
      const { rows, total } = await findWaitingList(database, pageOf(query.page));
      const listed = rows.map(({ orderedAt, runAt, ...row }) => ({
        ...row,
        orderedAt: orderedAt.toISOString(),
        runAt: row.state === 'waiting' ? (runAt?.toISOString() ?? null) : null,
      }));
      return counted(reply, total, listed);
    }),
  ];
}
