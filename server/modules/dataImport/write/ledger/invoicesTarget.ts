import { sql, type Transaction } from 'kysely';
import { groupRows } from '#domain/dataImport/groups.ts';
import { invoices } from '#domain/dataImport/kinds/invoices.ts';
import type { Database } from '../../../../platform/database/schema.ts';
import { findInvoiced } from '../../../orders/inbound/invoicedBefore.ts';
import { findInvoices, insertInvoices, type NewInvoice } from '../../../orders/inbound/invoiceRepository.ts';
import { lockOrders } from '../../../orders/inbound/knownOrders.ts';
import { queueLedgerWrite } from '../../../receivables/ledgerRepository.ts';
import { lockLedger } from '../../../receivables/lockLedger.ts';
import { bookingDay } from '../../../receivables/settleAccountPayment.ts';
import { type Candidate, type ImportTarget, plainDecimal, yesOrNo } from '../importTarget.ts';
import { type Door, nameOf, StagedLedger, writeEntries } from './bookedEntry.ts';
import { decimalOf, findSoldProducts, lineTotalOf, type SoldProducts, soldKey } from './soldLines.ts';
import { bookOpeningAdjustment, lockLedgerTables, reserveBalances } from './statedBalances.ts';
import { type LedgerFacts, type Validated, validateGroup } from './validateInvoice.ts';
import { DebitsLeft, namesPaid, paidByCredit } from './validatePayees.ts';

function newInvoice({ entry, lines }: Validated, products: SoldProducts): NewInvoice[] {
  const values = lines?.[0]?.values;
  if (!lines || !values) return [];
  const { customerKey, code, orderId, invoiceNumber, issuedOn } = entry;
  return [
    {
      ...{ customerKey, code, orderId, invoiceNumber, issuedOn },
      lineTotal: lineTotalOf(lines),
      addOnCharges: decimalOf(values.charges),
      taxableAmount: decimalOf(values.taxable),
      tax: decimalOf(values.tax),
      lines: lines.map(({ values: line }) => ({
        position: Number(line.line),
        orderLine: line.orderLine ? Number(line.orderLine) : null,
        productKey: soldKey(line.product ?? '', products),
        productCode: line.product ?? '',
        description: line.description ?? '',
        unit: line.unit ?? '',
        quantity: decimalOf(line.quantity),
        priceUnit: line.priceUnit ?? '',
        unitPrice: decimalOf(line.price),
        extension: decimalOf(line.extension),
        billedQuantity: line.billedQuantity ? decimalOf(line.billedQuantity) : null,
        isOverride: line.override === 'yes',
      })),
    },
  ];
}

async function findLedger(
  transaction: Transaction<Database>,
  rows: readonly Candidate[],
  { door, now }: { door: Door; now: Date },
): Promise<LedgerFacts & { ledger: StagedLedger }> {
  const ledger = await lockLedger(transaction, [...rows.map(nameOf), ...rows.flatMap(namesPaid)]);
  const entries = rows.flatMap((row) => {
    const customerKey = ledger.customerKey(nameOf(row).customerCode);
    return (customerKey !== null && ledger.entry(customerKey, nameOf(row).code)) || [];
  });
  const numbers = rows.flatMap(({ values }) => values.order ?? []);
  const orderIds = entries.flatMap(({ orderId }) => orderId ?? []);
  const orders = await lockOrders(transaction, numbers, orderIds);
  return {
    door,
    ledger: new StagedLedger(ledger),
    debits: new DebitsLeft(),
    orders,
    invoiced: await findInvoiced(
      transaction,
      [...orders.values()].map(({ id }) => id),
    ),
    pdfs: new Set((await findInvoices(transaction, [...new Set(entries.map(({ id }) => id))])).keys()),
    products: await findSoldProducts(transaction, rows),
    today: await bookingDay(transaction, now),
  };
}

const validated = new WeakMap<Candidate, Validated>();

const invoicesTargetFor = (door: Door): ImportTarget => ({
  kind: invoices,
  select: sql`select r.id::text as id, c.customer_code as customer, r.ar_code as document, l.position::text as line, r.reference,
    case when r.is_credit then 'credit' else 'invoice' end as type, o.order_number as "order", r.issued_on::text as date,
    r.due_on::text as due, r.po_number as po, r.remarks, ${plainDecimal('i.add_on_charges')} as charges,
    ${plainDecimal('i.taxable_amount')} as taxable, ${plainDecimal('i.tax')} as tax, ${plainDecimal('r.initial')} as total,
    trim_scale(r.initial - coalesce(a.sum, 0))::text as balance, p.pays, l.product_code as product, l.description,
    ${plainDecimal('l.quantity')} as quantity, l.unit, ${plainDecimal('l.unit_price')} as price, l.price_unit as "priceUnit",
    ${plainDecimal('l.extension')} as extension, ${plainDecimal('l.billed_quantity')} as "billedQuantity",
    case when l.billed_quantity is not null then l.price_unit end as "billedUnit", l.order_line::text as "orderLine",
    ${yesOrNo('l.is_override')} as override
    from invoice i join receivable r on r.id = i.receivable_id
    join customer c on c.customer_key = r.customer_key and c.customer_key > 0
    join invoice_line l on l.receivable_id = i.receivable_id left join sales_order o on o.id = i.order_id
    left join lateral (select sum(a.amount) as sum from receivable_application a
      where a.customer_key = r.customer_key and r.id in (a.credit_id, a.debit_id)) a on true ${paidByCredit}`,
  order: sql`r.id::bigint, r.line::integer`,
  lock: door === 'file' ? lockLedgerTables : queueLedgerWrite,

  async validate(transaction, rows, now) {
    const books = await findLedger(transaction, rows, { door, now });
    const reserving = door === 'file' ? await reserveBalances(transaction, books, rows.flatMap(namesPaid)) : null;
    for (const group of groupRows(invoices, rows)) {
      const found = validateGroup(group, books);
      if (!found) continue;
      for (const row of group) validated.set(row, found);
      books.ledger.add(found.entry);
      if (found.stated) reserving?.reserve(found.stated);
    }
    await reserving?.keep();
  },

  async write(transaction, rows, now) {
    const changes = [...new Set(rows.flatMap((row) => validated.get(row) ?? []))];
    const entries = changes.map(({ entry }) => entry);
    await writeEntries(transaction, entries, await bookingDay(transaction, now));
    const products = await findSoldProducts(transaction, rows);
    const added = changes.flatMap((change) => newInvoice(change, products));
    if (added.length > 0) await insertInvoices(transaction, added);
  },

  ...(door === 'file' && { finish: bookOpeningAdjustment }),
});

export const invoicesTarget = invoicesTargetFor('file');
export const inboundInvoicesTarget = invoicesTargetFor('call');
