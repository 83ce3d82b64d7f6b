import { useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { useMemo } from 'react';
import type { PaymentRow } from '#domain/api/payments.ts';
import { texts } from '#domain/texts.ts';
import type { PaymentsRef, PaymentsSnapshot } from '#machines/admin/payments/paymentsMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { paymentColumns } from './paymentColumns.tsx';

/** From here on there is room for the columns beside the rail. */
const CARDS_BELOW = 1360;
const NO_ROWS: readonly PaymentRow[] = [];

const stateOf = ({ context }: PaymentsSnapshot) => context.view.state;
const rowsOf = ({ context }: PaymentsSnapshot) => context.page?.rows ?? NO_ROWS;
const isLoadingIn = (snapshot: PaymentsSnapshot) => snapshot.hasTag('busy') && snapshot.context.page === null;
const isBusyIn = (snapshot: PaymentsSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: PaymentsSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: PaymentsSnapshot) =>
  failure?.kind === 'offline' ? texts.session.noResponse : failure?.detail || undefined;

function Nothing({ page }: { page: PaymentsRef }) {
  const state = useSelector(page, stateOf);
  const action =
    state === '' ? (
      <Button onClick={() => page.send({ type: 'list.reload' })}>Look Again</Button>
    ) : (
      <Button onClick={() => page.send({ type: 'view.choose', view: { state: '', page: 1 } })}>Show All</Button>
    );
  return (
    <EmptyState icon={<CreditCard />} action={action}>
      No payments.
    </EmptyState>
  );
}

/** The payments as a table, as cards where there is no room for one. */
export function PaymentTable({ page }: { page: PaymentsRef }) {
  const rows = useSelector(page, rowsOf);
  const isLoading = useSelector(page, isLoadingIn);
  const isBusy = useSelector(page, isBusyIn);
  const isFailed = useSelector(page, hasFailed);
  const detail = useSelector(page, failureDetailOf);
  const columns = useMemo(() => paymentColumns(page), [page]);
  return (
    <div aria-busy={isBusy}>
      <DataTable<PaymentRow>
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={({ reference }) => reference}
        card={(payment) => <PaymentCard page={page} payment={payment} />}
        cardsBelow={CARDS_BELOW}
        isLoading={isLoading}
        empty={<Nothing page={page} />}
        failed={
          isFailed ? (
            <FailedState detail={detail} onRetry={() => page.send({ type: 'list.reload' })}>
              The payments could not be loaded.
            </FailedState>
          ) : undefined
        }
      />
    </div>
  );
}
