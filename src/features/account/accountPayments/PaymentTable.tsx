import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { PaymentEntry } from '#domain/receivable/paymentList.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type {
  AccountPaymentsRef,
  AccountPaymentsSnapshot,
} from '#machines/account/accountPayments/accountPaymentsMachine.ts';
import { useIsPrinting } from '../../../components/useIsPrinting.ts';
import { HistoryTable } from '../../../history/HistoryTable.tsx';
import { SALES_CARDS_BELOW } from '../../../theme/layout.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { paymentColumns } from './paymentColumns.tsx';

const documentsOf = ({ children }: AccountPaymentsSnapshot) => children.documents;

/** A reference of the accounting data may equal a payment number. */
const rowKey = ({ payment }: PaymentEntry) => `${payment.method === null ? 'entry' : 'payment'} ${payment.key}`;

/** The payments as a table, or as cards in narrow windows. */
export function PaymentTable({ list }: { list: AccountPaymentsRef }) {
  const documents = useSelector(list, documentsOf);
  const isPrinting = useIsPrinting();
  const columns = useMemo(() => paymentColumns(documents, isPrinting), [documents, isPrinting]);
  return (
    <HistoryTable
      history={list}
      label={frameText('pages.payments')}
      columns={columns}
      rowKey={rowKey}
      card={(entry) => <PaymentCard documents={documents} entry={entry} />}
      cardsBelow={SALES_CARDS_BELOW}
      failed={accountText('accountPayments.failed')}
    />
  );
}
