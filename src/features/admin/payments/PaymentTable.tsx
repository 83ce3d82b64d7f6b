import { useSelector } from '@xstate/react';
import CreditCard from 'lucide-react/icons/credit-card';
import { useMemo } from 'react';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { PaymentsRef, PaymentsSnapshot } from '#machines/admin/payments/paymentsMachine.ts';
import { EmptyList } from '../../../pagedList/EmptyList.tsx';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { paymentColumns } from './paymentColumns.tsx';

/** From this width the columns fit beside the rail. */
const CARDS_BELOW = 1360;
const NO_ROWS: readonly PaymentRow[] = [];

const stateOf = ({ context }: PaymentsSnapshot) => context.view.state;
const rowsOf = ({ context }: PaymentsSnapshot) => context.page?.rows ?? NO_ROWS;

function Nothing({ page }: { page: PaymentsRef }) {
  const state = useSelector(page, stateOf);
  const showAll = () => page.send({ type: 'view.choose', view: { state: '', page: 1 } });
  return (
    <EmptyList
      icon={<CreditCard />}
      onReload={() => page.send({ type: 'list.reload' })}
      onShowAll={state === '' ? null : showAll}
    >
      {adminText('payments.noPayments')}
    </EmptyList>
  );
}

/** The payments as a table, or as cards in narrow windows. */
export function PaymentTable({ page }: { page: PaymentsRef }) {
  const rows = useSelector(page, rowsOf);
  const columns = useMemo(() => paymentColumns(page), [page]);
  return (
    <PagedTable<PaymentRow>
      list={page}
      label={adminText('payments.payments')}
      columns={columns}
      rows={rows}
      rowKey={({ reference }) => reference}
      card={(payment) => <PaymentCard page={page} payment={payment} />}
      cardsBelow={CARDS_BELOW}
      empty={<Nothing page={page} />}
      failed={adminText('payments.thePaymentsCouldNotBeLoaded')}
    />
  );
}
