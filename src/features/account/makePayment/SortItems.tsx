import { useSelector } from '@xstate/react';
import type { OpenItemSort } from '#domain/receivable/openItemOrder.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import { SelectField } from '../../../components/select/SelectField.tsx';

const columnOf = ({ context }: MakePaymentSnapshot) => context.sort.column;

/** The largest amounts come first, and everything else in ascending order. */
const SORTS: readonly (OpenItemSort & { label: string })[] = [
  { column: 'dueDate', label: accountText('makePayment.dueDate'), direction: 'ascending' },
  { column: 'invoiceDate', label: accountText('makePayment.invoiceDate'), direction: 'ascending' },
  { column: 'invoiceNumber', label: accountText('makePayment.invoiceNumber'), direction: 'ascending' },
  { column: 'reference', label: accountText('makePayment.reference'), direction: 'ascending' },
  { column: 'type', label: accountText('makePayment.type'), direction: 'ascending' },
  { column: 'po_number', label: accountText('makePayment.po'), direction: 'ascending' },
  { column: 'initial', label: accountText('makePayment.initial'), direction: 'descending' },
  { column: 'balance', label: accountText('makePayment.balance'), direction: 'descending' },
  { column: 'amount', label: accountText('makePayment.amountToPay'), direction: 'descending' },
];
const OPTIONS = SORTS.map(({ column: value, label }) => ({ value, label }));

/** Sorts the cards, which have no headings to click. */
export function SortItems({ payment }: { payment: MakePaymentRef }) {
  const shown = useSelector(payment, columnOf);
  return (
    <SelectField
      label={shopText('products.sortBy')}
      value={shown}
      options={OPTIONS}
      reservesLine={false}
      onChange={({ currentTarget: { value } }) => {
        const chosen = SORTS.find(({ column }) => column === value);
        if (chosen) payment.send({ type: 'items.sort', sort: { column: chosen.column, direction: chosen.direction } });
      }}
    />
  );
}
