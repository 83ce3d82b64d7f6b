import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type { PaymentsRef, PaymentsSnapshot } from '#machines/admin/payments/paymentsMachine.ts';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { STATE_WORDS, STATES } from './paymentStates.ts';
import { ReturnDialogs } from './ReturnDialogs.tsx';

const stateOf = ({ context }: PaymentsSnapshot) => context.view.state;
const countOf = ({ context }: PaymentsSnapshot) => context.total;
const isLoadingIn = (snapshot: PaymentsSnapshot) => snapshot.matches({ browsing: 'loading' });

/** The filter by state, and the count. */
function PaymentToolbar({ page }: { page: PaymentsRef }) {
  const state = useSelector(page, stateOf);
  const count = useSelector(page, countOf);
  const isLoading = useSelector(page, isLoadingIn);
  const choose = (chosen: string) => {
    const wanted = STATES.find((value) => value === chosen) ?? '';
    page.send({ type: 'view.choose', view: { state: wanted, page: 1 } });
  };
  return (
    <Toolbar
      label={adminText('payments.filterPayments')}
      end={
        <span role="status" className={row.count}>
          {count !== null && adminText('payments.payment', { count })}
        </span>
      }
    >
      <FilterSelect
        label={adminText('payments.state')}
        value={state}
        options={[
          { value: '', label: adminText('payments.all') },
          ...STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
        ]}
        onChange={choose}
      />
      <RefreshButton isBusy={isLoading} onRefresh={() => page.send({ type: 'list.reload' })} />
    </Toolbar>
  );
}

/** Every payment with its state, and the actions to void and refund. */
export function PaymentsScreen({ flows: { payments: page } }: { flows: { payments: PaymentsRef } }) {
  return (
    <>
      <PaymentToolbar page={page} />
      <PaymentTable page={page} />
      <PagedPager list={page} />
      <ReturnDialogs page={page} />
    </>
  );
}
