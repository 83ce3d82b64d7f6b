import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { describeCard } from '#domain/payment/summary.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { MakePaymentRef, MakePaymentSnapshot } from '#machines/account/makePayment/makePaymentMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { DocumentButton } from '../../../components/documents/DocumentButton.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import steps from '../../../components/layout/Steps.module.css';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { PaidItems } from './PaidItems.tsx';

const paidOf = ({ context }: MakePaymentSnapshot) => context.paid;
const documentsOf = ({ children }: MakePaymentSnapshot) => children.documents;
const lacksDocuments = (snapshot: MakePaymentSnapshot) => snapshot.matches({ documents: 'unavailable' });

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The completed payment: its number, total and items, and the receipt. */
export function ReceiptStep({ payment }: { payment: MakePaymentRef }) {
  const paid = useSelector(payment, paidOf);
  const documents = useSelector(payment, documentsOf);
  const isWithoutDocuments = useSelector(payment, lacksDocuments);
  if (!paid) return null;
  const { invoicePaymentKey, transactionId, amount, receiptEmail, items, method } = paid;
  return (
    <>
      <div className={steps.placed}>
        <CircleCheck aria-hidden="true" />
        <p>{amount === 0 ? accountText('payment.applied') : accountText('payment.paid')}</p>
      </div>
      <dl className={steps.result}>
        <Fact name={accountText('makePayment.paymentNumber')} value={invoicePaymentKey} />
        <div>
          <dt>{accountText('makePayment.amount')}</dt>
          <dd>
            <MoneyText isInline value={amount} />
          </dd>
        </div>
        <Fact name={accountText('makePayment.transactionNumber')} value={transactionId} />
      </dl>
      {method && <p>{describeCard(method)}</p>}
      {receiptEmail !== null && <p>{accountText('makePayment.receiptEmailed', { address: receiptEmail })}</p>}
      <div className={steps.documents}>
        {documents && invoicePaymentKey !== null && (
          <DocumentButton
            list={documents}
            request={{ kind: 'paymentReceipt', invoicePaymentKey }}
            label={accountText('makePayment.openReceipt')}
            of={accountText('makePayment.paymentInSentence', { invoicePaymentKey })}
          />
        )}
        {isWithoutDocuments && <DocumentsUnavailable onRetry={() => payment.send({ type: 'documents.retry' })} />}
      </div>
      {items && <PaidItems label={accountText('makePayment.paidItems')} items={items} />}
      <div className={steps.buttons}>
        <Button onClick={() => payment.send({ type: 'payment.again' })}>
          {accountText('makePayment.makeAnotherPayment')}
        </Button>
        <LinkButton to="/account/payments" variant="primary">
          {accountText('makePayment.done')}
        </LinkButton>
      </div>
    </>
  );
}
