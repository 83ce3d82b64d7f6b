import type { AnyStateMachine } from 'xstate';
import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { changePasswordMachine } from '#machines/account/changePassword/changePasswordMachine.ts';
import { makePaymentMachine } from '#machines/account/makePayment/makePaymentMachine.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import { addToGuideMachine } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { saveCartAsGuideMachine } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { reorderMachine } from '#machines/landing/reorder/reorderMachine.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { cartRowMachine } from '#machines/ordering/cartRows/cartRowMachine.ts';
import { checkoutMachine } from '#machines/ordering/checkout/checkoutMachine.ts';
import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import { entryAdditionMachine } from '#machines/ordering/quickEntry/entryAdditionMachine.ts';
import { quickFindMachine } from '#machines/shop/finding/quickFindMachine.ts';
import { savedDraftMachine } from '#machines/shop/savedDraft/savedDraftMachine.ts';

/** The machines that the shop loads when they are first needed, by the name of their slot. */
export const lazyMachines: Readonly<Record<string, AnyStateMachine>> = {
  entryAddition: entryAdditionMachine,
  addToGuide: addToGuideMachine,
  cartLineDialog: cartLineDialogMachine,
  cartRow: cartRowMachine,
  changePassword: changePasswordMachine,
  checkout: checkoutMachine,
  landingEditing: landingEditingMachine,
  makePayment: makePaymentMachine,
  paste: pasteMachine,
  quickFind: quickFindMachine,
  savedDraft: savedDraftMachine,
  reorder: reorderMachine,
  saveCartAsGuide: saveCartAsGuideMachine,
  shipMethod: shipMethodMachine,
  shop: shopMachine,
};
