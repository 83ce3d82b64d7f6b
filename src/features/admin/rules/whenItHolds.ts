/** When others see what was saved. */
export const WHEN_ORDERED =
  'What you save holds at once: for the dates and amounts that the next cart is shown, and for every order.';
export const WHEN_OPENED =
  'The server obeys what you save at once. Buyers who have the shop open see it when they reload the page or sign in again.';
