/** When others see what was saved. */
export const WHEN_ORDERED = 'Applies to new carts and orders right away.';
export const WHEN_OPENED = 'Changes take effect immediately. Open sessions update on the next page load.';
