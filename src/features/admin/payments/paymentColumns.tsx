import { formatMoment } from '#domain/formatDay.ts';
import { formatMoney } from '#domain/money.ts';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import { paidFor } from '#domain/payment/refunding.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PaymentsRef } from '#machines/admin/payments/paymentsMachine.ts';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import { PaymentState, PaymentTrouble, ReturnButtons } from './paymentParts.tsx';

/** A column's width is in CSS pixels; the reason takes the rest. */
export function paymentColumns(page: PaymentsRef): readonly DataTableColumn<PaymentRow>[] {
  return [
    { id: 'when', header: adminText('payments.when'), width: 160, cell: ({ askedAt }) => formatMoment(askedAt) },
    { id: 'customer', header: adminText('payments.customer'), width: 168, cell: ({ customerName }) => customerName },
    { id: 'paidFor', header: adminText('payments.paidFor'), width: 132, cell: paidFor },
    { id: 'card', header: adminText('payments.ending'), width: 64, cell: ({ lastFour }) => lastFour },
    {
      id: 'state',
      header: adminText('payments.state'),
      width: 132,
      cell: (payment) => <PaymentState payment={payment} />,
    },
    {
      id: 'amount',
      header: adminText('payments.amount'),
      width: 116,
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      id: 'refunded',
      header: adminText('payments.refunded'),
      width: 116,
      align: 'end',
      cell: ({ refunded }) => (refunded > 0 ? formatMoney(refunded) : null),
    },
    { id: 'trouble', header: adminText('payments.error'), cell: (payment) => <PaymentTrouble payment={payment} /> },
    {
      id: 'returns',
      header: '',
      spokenHeader: adminText('payments.voidOrRefund'),
      width: 164,
      cell: (payment) => <ReturnButtons page={page} payment={payment} />,
    },
  ];
}
