import { sql } from 'kysely';
import { OPEN_ITEM_TYPES, openItems } from '#domain/dataImport/kinds/openItems.ts';
import { findOrdersOf } from '../../../orders/inbound/knownOrders.ts';
import { queueLedgerWrite } from '../../../receivables/ledgerRepository.ts';
import { lockLedger } from '../../../receivables/lockLedger.ts';
import { bookingDay } from '../../../receivables/settleAccountPayment.ts';
import { type Candidate, type ImportTarget, plainDecimal } from '../importTarget.ts';
import { type BookedEntry, type Door, nameOf, StagedLedger, writeEntries } from './bookedEntry.ts';
import { bookOpeningAdjustment, lockLedgerTables, reserveBalances } from './statedBalances.ts';
import { type LedgerFacts, validateItem } from './validateOpenItem.ts';
import { DebitsLeft, namesPaid, paidByCredit } from './validatePayees.ts';

const validated = new WeakMap<Candidate, BookedEntry>();

const openItemsTargetFor = (door: Door): ImportTarget => ({
  kind: openItems,
  select: sql`select greatest(r.id, p.last)::text as entered, r.id::text as id, c.customer_code as customer, r.ar_code as document,
    (string_to_array(${sql.lit(OPEN_ITEM_TYPES.join('|'))}, '|'))[r.record_type] as type,
    r.reference, o.order_number as "order", r.invoice_number as papers, r.issued_on::text as date, r.due_on::text as due,
    r.po_number as po, r.remarks, ${plainDecimal('r.initial')} as amount,
    trim_scale(r.initial - coalesce(case when r.is_credit then p.sum else b.sum end, 0))::text as balance, p.pays
    from receivable r join customer c on c.customer_key = r.customer_key and c.customer_key > 0
    left join sales_order o on o.id = r.order_id
    ${paidByCredit}
    left join lateral (
      select sum(a.amount) as sum from receivable_application a where a.customer_key = r.customer_key and a.debit_id = r.id
    ) b on not r.is_credit`,
  order: sql`r.entered::bigint, r.id::bigint`,
  lock: door === 'file' ? lockLedgerTables : queueLedgerWrite,

  async validate(transaction, rows, now) {
    const paid = rows.flatMap(namesPaid);
    const ledger = new StagedLedger(await lockLedger(transaction, [...rows.map(nameOf), ...paid]));
    const orders = await findOrdersOf(
      transaction,
      rows.flatMap(({ values }) => values.order ?? []),
    );
    const books: LedgerFacts = { ledger, debits: new DebitsLeft(), orders, today: await bookingDay(transaction, now) };
    const reserving = door === 'file' ? await reserveBalances(transaction, books, paid) : null;
    for (const row of rows) {
      const item = row.refusals.length > 0 ? null : validateItem(row, books);
      if (!item) continue;
      validated.set(row, item.entry);
      ledger.add(item.entry);
      if (item.stated) reserving?.reserve(item.stated);
    }
    await reserving?.keep();
  },

  async write(transaction, rows, now) {
    const entries = rows.flatMap((row) => validated.get(row) ?? []);
    await writeEntries(transaction, entries, await bookingDay(transaction, now));
  },

  ...(door === 'file' && { finish: bookOpeningAdjustment }),
});

export const openItemsTarget = openItemsTargetFor('file');
export const inboundOpenItemsTarget = openItemsTargetFor('call');
