import { sql } from 'kysely';
import { OPEN_ITEM_TYPES, openItems } from '#domain/intake/kinds/openItems.ts';
import { readPays } from '#domain/intake/paysCell.ts';
import { findOrdersOf } from '../../../orders/inbound/answerRepository.ts';
import { DebitsLeft } from '../../../receivables/inbound/judgeApplications.ts';
import { type EntryChange, lockLedger, writeEntries } from '../../../receivables/inbound/ledgerEntries.ts';
import { type Candidate, plainDecimal, type Stored } from '../stored.ts';
import { booksToday } from './booksToday.ts';
import { type Books, GrowingLedger, judgeItem, nameOf } from './judgeOpenItem.ts';
import { findSaid, lockBooks, noteSaid, type SaidBalance, settleEarlier } from './saidBalances.ts';

const judged = new WeakMap<Candidate, EntryChange>();

export const storedOpenItems: Stored = {
  kind: openItems,
  select: sql`select greatest(r.id, p.last)::text as entered, r.id::text as id, c.customer_code as customer, r.ar_code as document,
    (string_to_array(${sql.lit(OPEN_ITEM_TYPES.join('|'))}, '|'))[r.record_type] as type,
    r.reference, o.order_number as "order", r.invoice_number as papers, r.issued_on::text as date, r.due_on::text as due,
    r.po_number as po, r.remarks, ${plainDecimal('r.initial')} as amount,
    trim_scale(r.initial - coalesce(case when r.is_credit then p.sum else b.sum end, 0))::text as balance, p.pays
    from receivable r join customer c on c.customer_key = r.customer_key and c.customer_key > 0
    left join sales_order o on o.id = r.order_id
    left join lateral (
      select string_agg(paid.ar_code || '=' || trim_scale(paid.sum), '; ' order by paid.ar_code collate "C") as pays,
        sum(paid.sum) as sum, max(paid.id) as last
      from (select d.ar_code, d.id, sum(a.amount) as sum from receivable_application a join receivable d on d.id = a.debit_id
        where a.customer_key = r.customer_key and a.credit_id = r.id group by d.id) paid
    ) p on r.is_credit
    left join lateral (
      select sum(a.amount) as sum from receivable_application a where a.customer_key = r.customer_key and a.debit_id = r.id
    ) b on not r.is_credit`,
  order: sql`r.entered::bigint, r.id::bigint`,
  lock: lockBooks,

  async judge(transaction, rows) {
    const named = rows.map(nameOf);
    const paid = rows.flatMap((row) =>
      readPays(row.values.pays ?? null).map(({ to }) => ({ customerCode: nameOf(row).customerCode, code: to })),
    );
    const ledger = new GrowingLedger(await lockLedger(transaction, [...named, ...paid]));
    const debits = new DebitsLeft();
    const keyed = paid.flatMap(({ customerCode, code }) => {
      const customerKey = ledger.customerKey(customerCode);
      return customerKey === null ? [] : { customerKey, code };
    });
    const reserve = ({ customerKey, code, balance }: SaidBalance) => {
      const entry = ledger.entry(customerKey, code);
      if (entry && !entry.isCredit) debits.use(entry, balance);
    };
    for (const said of await findSaid(transaction, keyed)) reserve(said);
    const orders = await findOrdersOf(
      transaction,
      rows.flatMap(({ values }) => values.order ?? []),
    );
    const books: Books = { ledger, debits, orders, today: await booksToday(transaction) };
    const said: SaidBalance[] = [];
    for (const row of rows) {
      const item = row.refusals.length > 0 ? null : judgeItem(row, books);
      if (!item) continue;
      judged.set(row, item.change);
      if (item.change.isNew) ledger.bring(item.change);
      if (item.said) {
        said.push(item.said);
        reserve(item.said);
      }
    }
    await noteSaid(transaction, said);
  },

  async write(transaction, rows) {
    const changes = rows.flatMap((row) => judged.get(row) ?? []);
    await writeEntries(transaction, changes, await booksToday(transaction));
  },

  finish: settleEarlier,
};
