import { type ComponentProps, createElement } from 'react';
import { makePaymentMachine } from '#machines/account/makePayment/makePaymentMachine.ts';
import { paymentRecoveryMachine } from '#machines/account/makePayment/paymentRecoveryMachine.ts';
import { paymentReviewMachine } from '#machines/account/makePayment/paymentReviewMachine.ts';
import { paymentSendingMachine } from '#machines/account/makePayment/paymentSendingMachine.ts';
import type { SentPayment } from '#machines/account/makePayment/sentPayment.ts';
import { paymentMachine } from '#machines/payment/paymentMachine.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import { documentFlow } from '../../../documents/documentFlow.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { createCardEntries } from '../../../payment/cardEntries.ts';
import { currentCardTokens } from '../../../payment/cardTokens/openCardTokens.ts';
import { accountPaymentPorts } from './accountPaymentPorts.ts';
import { MakePaymentScreen } from './MakePaymentScreen.tsx';
import { createPaymentStore } from './paymentStore.ts';

/** The form contains the card or the account; only its ports get them. */
export const makePaymentParts: PageParts<{ makePayment: typeof makePaymentMachine }> = (host) => {
  const { api, leaving, notify, withdrawNotice } = host;
  const payments = createPaymentStore(host.storages.localStorage);
  const entries = createCardEntries();
  const tokens = currentCardTokens(() => host.shop()?.shopper.site.cardTokens, window);
  const ports = accountPaymentPorts(api, { payments, entries, tokens, leaving });
  const { loadOpenItems, loadPaymentTypes, holdUnsavedWork } = ports;
  const submission = paymentSendingMachine.provide({ actors: { send: ports.sendPayment, ask: ports.askPayment } });
  const clearPayment = (_: unknown, { buyer }: { buyer: Buyer }) => payments.forget(buyer);
  const storePayment = (_: unknown, sent: SentPayment) => payments.remember(sent);
  const logic = makePaymentMachine.provide({
    actors: {
      paymentRecovery: paymentRecoveryMachine.provide({
        actors: { recall: ports.recallPayment, submission },
        actions: { notify, clearSubmission: clearPayment },
      }),
      loadOpenItems,
      payment: paymentMachine.provide({ actors: { loadPaymentTypes } }),
      paymentReview: paymentReviewMachine.provide({
        actors: { paymentSending: submission },
        actions: { storePayment, clearPayment, notify, withdrawNotice },
      }),
      documents: documentFlow(host),
      holdUnsavedWork,
    },
    actions: { clearPayment },
  });
  const show = (props: Omit<ComponentProps<typeof MakePaymentScreen>, 'entries'>) =>
    createElement(MakePaymentScreen, { ...props, entries });
  return {
    Screen: show,
    flows: {
      makePayment: {
        logic,
        input: ({ shop: { shopper, environment } }) => ({
          buyer: {
            username: shopper.user?.username ?? '',
            customerKey: shopper.configuration.customer?.customerKey ?? 0,
          },
          newId: environment.newId,
        }),
      },
    },
  };
};
