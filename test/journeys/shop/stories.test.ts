import { showStories } from '#test/support/stories/showStories.ts';

/** The flows in which the order of events matters most; the deep tests show all of them and check them with axe. */
showStories({
  flows: ['session', 'cart', 'cartPage', 'checkout', 'payment', 'makePayment', 'quickEntry', 'transfer', 'shipMethod'],
  withAxe: false,
});
