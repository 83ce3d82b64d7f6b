import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { OrderResult } from '#domain/order/order.ts';
import { describeCard } from '#domain/payment/summary.ts';
import { isAvailable } from '#domain/settings/menu.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/ordering/checkout/checkoutMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { DocumentsUnavailable } from '../../../components/documents/DocumentsUnavailable.tsx';
import { OrderDocuments } from '../../../components/documents/OrderDocuments.tsx';
import steps from '../../../components/layout/Steps.module.css';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { PrintedOrder } from './review/PrintedOrder.tsx';

const placedOf = ({ context }: CheckoutSnapshot) => context.placed;
const documentsOf = ({ children }: CheckoutSnapshot) => children.documents;
const lacksDocuments = (snapshot: CheckoutSnapshot) => snapshot.matches({ receipt: 'withoutDocuments' });

function papersOf({ orderNumber, confirmation }: OrderResult) {
  return { orderNumber: orderNumber ?? '', orderConfirmation: confirmation, invoice: false, scanDocuments: [] };
}

/** The placed order: its number, its total, the server's messages, and the confirmation. */
export function ReceiptStep({ shop, checkout }: { shop: Shop; checkout: CheckoutRef }) {
  const placed = useSelector(checkout, placedOf);
  const documents = useSelector(checkout, documentsOf);
  const isWithoutDocuments = useSelector(checkout, lacksDocuments);
  const settings = shop.shopper.configuration.settings;
  if (!placed) return null;
  const { order, offer, messages, payment } = placed;
  return (
    <>
      <div className={steps.placed}>
        <CircleCheck aria-hidden="true" />
        <p>{checkoutText('words.placed')}</p>
      </div>
      <dl className={steps.result}>
        <div>
          <dt>{checkoutText('checkout.orderNumber')}</dt>
          <dd>{order.orderNumber}</dd>
        </div>
        {!settings.hidePricing && (
          <div>
            <dt>{payment ? checkoutText('checkout.total') : checkoutText('checkout.estimatedTotal')}</dt>
            <dd>
              <MoneyText isInline value={order.estimatedTotal} />
            </dd>
          </div>
        )}
        {payment?.transactionId && (
          <div>
            <dt>{checkoutText('checkout.transactionNumber')}</dt>
            <dd>{payment.transactionId}</dd>
          </div>
        )}
      </dl>
      {payment && (
        <p>
          {payment.card
            ? checkoutText('words.paidWith', { card: describeCard(payment.card) })
            : checkoutText('words.paidByCard')}
        </p>
      )}
      {messages.map((message) => (
        <p key={message} className={steps.message}>
          {message}
        </p>
      ))}
      <div className={steps.documents}>
        {documents && <OrderDocuments list={documents} order={papersOf(order)} settings={settings} />}
        {isWithoutDocuments && <DocumentsUnavailable onRetry={() => checkout.send({ type: 'documents.retry' })} />}
      </div>
      {offer && <PrintedOrder shop={shop} offer={offer} isOffered={false} card={null} />}
      <div className={steps.buttons}>
        {isAvailable(settings.menu, 'OrderHistory') && (
          <LinkButton to="/history/orders">{checkoutText('checkout.orderHistory')}</LinkButton>
        )}
        <Button variant="primary" onClick={() => checkout.send({ type: 'checkout.finish' })}>
          {checkoutText('checkout.finish')}
        </Button>
      </div>
    </>
  );
}
