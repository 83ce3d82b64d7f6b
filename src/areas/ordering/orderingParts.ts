import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { deliveryMachine } from '#machines/ordering/checkout/deliveryMachine.ts';
import { orderReviewMachine } from '#machines/ordering/checkout/orderReviewMachine.ts';
import { recoveryMachine } from '#machines/ordering/checkout/recoveryMachine.ts';
import type { Buyer, Submission } from '#machines/ordering/checkout/submission.ts';
import { submissionMachine } from '#machines/ordering/checkout/submissionMachine.ts';
import { type OrderingRef, orderingMachine } from '#machines/ordering/orderingMachine.ts';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { entryAdditionMachine } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { cartPorts } from '../../ports/cartPorts.ts';
import { checkoutPorts } from '../../ports/checkoutPorts.ts';
import { documentFlow } from '../../ports/documentFlow.ts';
import { createEntryStore } from '../../ports/entryStore.ts';
import { quickEntryPorts } from '../../ports/quickEntryPorts.ts';
import { createSubmissionStore } from '../../ports/submissionStore.ts';
import { validateLinesPort } from '../../ports/validateLinesPort.ts';
import { CartScreen } from '../../screens/cart/CartScreen.tsx';
import { CategoriesScreen } from '../../screens/categories/CategoriesScreen.tsx';
import { CheckoutScreen } from '../../screens/checkout/CheckoutScreen.tsx';
import { ProductScreen } from '../../screens/product/ProductScreen.tsx';
import { ProductsScreen } from '../../screens/products/ProductsScreen.tsx';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';

const screens: Readonly<Record<string, AreaScreen<OrderingRef>>> = {
  products: ProductsScreen,
  product: ProductScreen,
  categories: CategoriesScreen,
  cart: CartScreen,
  checkout: CheckoutScreen,
};

function checkoutOf({ api, isGuest, leaving, notify, goTo, tellOtherTabs }: AreaHost, documents: Documents) {
  const submissions = createSubmissionStore(window.localStorage);
  const ports = checkoutPorts(api, submissions, leaving);
  const { loadDates, loadOffer, sendOrder, askOrder, recallSubmission, holdUnsavedWork } = ports;
  const submission = submissionMachine.provide({ actors: { sendOrder, askOrder } });
  const forgetSubmission = (_: unknown, { buyer }: { buyer: Buyer }) => submissions.forget(buyer);
  const rememberSubmission = (_: unknown, sent: Submission) => submissions.remember(sent);
  const toPath = (_: unknown, { path }: { path: string }) => goTo(path);
  return checkoutMachine.provide({
    actors: {
      loadCart: cartPorts(api, isGuest).actors.loadCart,
      delivery: deliveryMachine.provide({ actors: { loadDates, holdUnsavedWork }, actions: { goTo: toPath } }),
      orderReview: orderReviewMachine.provide({
        actors: { loadOffer, submission },
        actions: { rememberSubmission, forgetSubmission },
      }),
      recovery: recoveryMachine.provide({
        actors: { recallSubmission, submission },
        actions: { notify, forgetSubmission },
      }),
      documents,
      holdUnsavedWork,
    },
    actions: { goTo: toPath, forgetSubmission, tellOtherTabs },
  });
}

type Documents = ReturnType<typeof documentFlow>;

export function orderingParts(host: AreaHost): AreaParts {
  const documents = documentFlow(host);
  const { recallEntry, holdUnsavedWork, keepEntry } = quickEntryPorts(
    createEntryStore(window.localStorage, window),
    host.leaving,
  );
  const addLines = addLinesMachine.provide({ actors: { validateLines: validateLinesPort(host.api) } });
  return {
    screens,
    coordinator: orderingMachine.provide({
      actors: {
        quickEntry: quickEntryMachine.provide({
          actors: {
            recallEntry,
            holdUnsavedWork,
            entryAddition: entryAdditionMachine.provide({ actors: { addLines } }),
          },
          actions: { notify: host.notify, keepEntry },
        }),
        productDetail: productDetailMachine.provide({ actors: { documents } }),
        checkout: checkoutOf(host, documents),
      },
    }),
  };
}
