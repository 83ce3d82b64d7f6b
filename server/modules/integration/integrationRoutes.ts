import type { Transaction } from 'kysely';
import * as endpoints from '#domain/api/integration.ts';
import * as data from '#domain/api/integrationData.ts';
import type { AuditAction } from '#domain/audit/auditTexts.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../platform/database/schema.ts';
import { counted, pageOf } from '../../platform/http/pages.ts';
import { notFound } from '../../platform/http/refused.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { type Caller, callingService } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { addAudit } from '../audit/auditRepository.ts';
import { customersTarget } from '../dataImport/write/customersTarget.ts';
import type { ImportTarget } from '../dataImport/write/importTarget.ts';
import { contractPricesTarget, pricesTarget } from '../dataImport/write/pricesTarget.ts';
import { productsTarget } from '../dataImport/write/productsTarget.ts';
import { stockTarget, unitsTarget } from '../dataImport/write/unitsTarget.ts';
import { acknowledgeOrder, findWaitingOrders } from '../orderExport/exportRepository.ts';
import { findWaitingList } from '../orderExport/waitingRepository.ts';
import { importOrderUpdates } from '../orders/inbound/importOrderUpdates.ts';
import { type Cells, importData, sentRow } from './importData.ts';
import { sentInvoice, sentPayment } from './sentDocuments.ts';

type BatchAction = Extract<AuditAction, `integration.${string}`>;

/** `new 3, same 1`: the row results for the audit; a row may have several results. */
function summaryOf(results: readonly RowResult[]): string {
  const counts = new Map<string, number>();
  for (const result of new Map(results.map((item) => [item.line, item.result])).values())
    counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts].map(([result, count]) => `${result} ${count}`).join(', ');
}

/** The calls of other programs: orders out, order updates and invoices in. */
export function integrationRoutes({ database, clock }: Runtime): Route[] {
  /** A batch is one transaction: it commits the valid rows together, and none of the refused ones. */
  const taken = async (
    caller: Caller,
    action: BatchAction,
    take: (transaction: Transaction<Database>, now: Date) => Promise<RowResult[]>,
  ) => {
    const { id: serviceTokenId } = callingService(caller);
    const now = clock.now();
    return await database.transaction().execute(async (transaction) => {
      const results = await take(transaction, now);
      const subject = summaryOf(results);
      await addAudit(transaction, { at: now, userId: null, serviceTokenId, action, subject });
      return results;
    });
  };
  const takenRows = <Row extends Cells>(
    caller: Caller,
    action: BatchAction,
    rows: readonly Row[],
    storedOf: (row: Row) => ImportTarget,
  ) =>
    taken(caller, action, (transaction, now) =>
      importData(
        transaction,
        rows.map((row) => sentRow(storedOf(row), row)),
        now,
      ),
    );
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
      taken(caller, 'integration.orders', (transaction) => importOrderUpdates(transaction, body)),
    ),
    route(endpoints.putInvoices, ({ caller, body }) =>
      taken(caller, 'integration.invoices', (transaction, now) => importData(transaction, body.map(sentInvoice), now)),
    ),
    route(endpoints.putPayments, ({ caller, body }) =>
      taken(caller, 'integration.payments', (transaction, now) => importData(transaction, body.map(sentPayment), now)),
    ),
    route(data.putProducts, ({ caller, body }) =>
      takenRows(caller, 'integration.products', body, () => productsTarget),
    ),
    route(data.putUnits, ({ caller, body }) => takenRows(caller, 'integration.units', body, () => unitsTarget)),
    route(data.putPrices, ({ caller, body }) =>
      takenRows(caller, 'integration.prices', body, ({ customer }) => (customer ? contractPricesTarget : pricesTarget)),
    ),
    route(data.putStock, ({ caller, body }) => takenRows(caller, 'integration.stock', body, () => stockTarget)),
    route(data.putCustomers, ({ caller, body }) =>
      takenRows(caller, 'integration.customers', body, () => customersTarget),
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
