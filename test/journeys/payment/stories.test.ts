import { showStories } from '#test/support/stories/showStories.ts';

/** Flows in which the order of events matters most; the deep tests show all flows and check them with axe. */
showStories({ flows: ['checkout', 'payment', 'makePayment', 'transfer'], withAxe: false });
