import { formatCount } from '../formatNumber.ts';

/** What is said while pickup or delivery is chosen, or changed. */
export const shipMethodTexts = {
  title: 'Select Pickup or Delivery',
  hints: { Pickup: 'Pick up at our dock.', Delivery: 'We deliver to you.' },
  replaced: {
    Pickup: 'Pickup is not available at the moment. Your order will be delivered.',
    Delivery: 'Delivery is not available at the moment. You can pick up your order.',
  },
  failed: 'Something went wrong. You can try again.',
  chooseAgain: 'Choose Again',
  enterAddress: 'Enter Address',
  editAddress: 'Edit Address',
  call: (name: string, phone: string) => `Please call ${name}: ${phone}.`,
  undeliverable: 'Proceed with undeliverable zip code?',
  proceed: 'Proceed to Browse',
  minimum: (amount: string) => `Minimum order amount for this zip code is ${amount}`,
  switchTo: { Pickup: 'Switch to Pickup', Delivery: 'Switch to Delivery' },
  keep: { Pickup: 'Keep Pickup', Delivery: 'Keep Delivery' },
  linesStay: (count: number) =>
    count === 1 ? 'The line in your cart stays.' : `All ${formatCount(count)} lines in your cart stay.`,
  chargeDropped: (amount: string) => `The add-on charges of ${amount} no longer apply.`,
  chargeAdded: (amount: string) => `Add-on charges of ${amount} are added.`,
  chargeMoved: (from: string, to: string) => `The add-on charges are ${to} instead of ${from}.`,
  taxMoved: (from: string, to: string) => `The tax is ${to} instead of ${from}.`,
  totalMoved: (from: string, to: string) => `The total is ${to} instead of ${from}.`,
  noMinimum: 'There is no minimum order.',
  dateLost: {
    Pickup: (date: string) => `There is no pickup on ${date}: please choose another date at checkout.`,
    Delivery: (date: string) => `There is no delivery on ${date}: please choose another date at checkout.`,
  },
} as const;
