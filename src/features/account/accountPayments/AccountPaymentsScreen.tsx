import { useSelector } from '@xstate/react';
import CreditCard from 'lucide-react/icons/credit-card';
import { accountText } from '#domain/texts/accountText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type {
  AccountPaymentsRef,
  AccountPaymentsSnapshot,
} from '#machines/account/accountPayments/accountPaymentsMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { HistoryPage } from '../../../history/HistoryPage.tsx';
import type { HistoryWords } from '../../../history/historyRef.ts';
import { PaymentTable } from './PaymentTable.tsx';

const lacksDocuments = (snapshot: AccountPaymentsSnapshot) => snapshot.matches({ documents: 'unavailable' });

const WORDS: HistoryWords = {
  title: frameText('pages.payments'),
  printed: frameText('pages.payments'),
  rows: 'payments',
  searched: accountText('accountPayments.searched'),
  dated: accountText('accountPayments.paymentDate'),
};

/** Every payment on the customer's account, with its state and its receipt. */
export function AccountPaymentsScreen({
  shop,
  flows: { accountPayments: list },
}: {
  shop: Shop;
  flows: { accountPayments: AccountPaymentsRef };
}) {
  const isWithoutDocuments = useSelector(list, lacksDocuments);
  const action = (
    <LinkButton to="/account/payment" size="small" icon={<CreditCard />}>
      {accountText('accountSummary.makePayment')}
    </LinkButton>
  );
  return (
    <HistoryPage shop={shop} history={list} words={WORDS} action={action}>
      {isWithoutDocuments && <DocumentsUnavailable onRetry={() => list.send({ type: 'list.retry' })} />}
      <PaymentTable list={list} />
    </HistoryPage>
  );
}
