import type { UserType } from '../session/user.ts';
import { checkoutText } from '../texts/checkoutText.ts';

/** The steps of checkout in order: ShipMethod 0 to Receipt 5 (specification 4). */
export const CHECKOUT_STEPS = [
  'ShipMethod',
  'Message',
  'Delivery',
  'ConsumerPayment',
  'ConfirmOrder',
  'Receipt',
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const STEP_TITLES: Readonly<Record<CheckoutStep, string>> = {
  ShipMethod: checkoutText('steps.shipMethod'),
  Message: checkoutText('steps.message'),
  Delivery: checkoutText('steps.delivery'),
  ConsumerPayment: checkoutText('steps.paymentInformation'),
  ConfirmOrder: checkoutText('steps.confirmOrder'),
  Receipt: checkoutText('steps.receipt'),
};

export interface CheckoutTerms {
  userType: UserType;
  checkoutMessage: string | null;
  allowsPickup: boolean;
  allowsDelivery: boolean;
  isPunchout: boolean;
  /** True for a procurement system that takes no delivery details. */
  asksNothing?: boolean;
}

/** The steps for this buyer: consumers choose and pay, a message must be acknowledged, punchouts have no receipt. */
export function checkoutSteps(terms: CheckoutTerms): readonly CheckoutStep[] {
  const isConsumer = terms.userType === 'Consumer';
  const isTaken: Readonly<Record<CheckoutStep, boolean>> = {
    ShipMethod: isConsumer && terms.allowsPickup && terms.allowsDelivery,
    Message: Boolean(terms.checkoutMessage?.trim()),
    Delivery: !terms.asksNothing,
    ConsumerPayment: isConsumer,
    ConfirmOrder: true,
    Receipt: !terms.isPunchout,
  };
  return CHECKOUT_STEPS.filter((step) => isTaken[step]);
}
