import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { describeCard } from '#domain/payment/summary.ts';
import { paymentTexts } from '#domain/receivable/paymentTexts.ts';
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

/** The payment was made: its number, what it came to, what it paid, and its receipt. */
export function ReceiptStep({ payment }: { payment: MakePaymentRef }) {
  const paid = useSelector(payment, paidOf);
  const documents = useSelector(payment, documentsOf);
  const isWithoutDocuments = useSelector(payment, lacksDocuments);
  if (!paid) return null;
  const { invoicePaymentKey, transactionId, amount, items, method } = paid;
  return (
    <>
      <div className={steps.placed}>
        <CircleCheck aria-hidden="true" />
        <p>{amount === 0 ? paymentTexts.applied : paymentTexts.paid}</p>
      </div>
      <dl className={steps.result}>
        <Fact name="Payment Number" value={invoicePaymentKey} />
        <div>
          <dt>Amount</dt>
          <dd>
            <MoneyText isInline value={amount} />
          </dd>
        </div>
        <Fact name="Transaction Number" value={transactionId} />
      </dl>
      {method && <p>{describeCard(method)}</p>}
      <div className={steps.documents}>
        {documents && invoicePaymentKey !== null && (
          <DocumentButton
            list={documents}
            request={{ kind: 'paymentReceipt', invoicePaymentKey }}
            label="Open Receipt"
            of={`payment ${invoicePaymentKey}`}
          />
        )}
        {isWithoutDocuments && <DocumentsUnavailable onRetry={() => payment.send({ type: 'documents.retry' })} />}
      </div>
      {items && <PaidItems label="Paid Items" items={items} />}
      <div className={steps.buttons}>
        <LinkButton to="/account/detail">Account Details</LinkButton>
        <Button variant="primary" onClick={() => payment.send({ type: 'payment.again' })}>
          Make Another Payment
        </Button>
      </div>
    </>
  );
}
