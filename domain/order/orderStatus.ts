/** The order statuses that the shop uses; the distributor's accounting may have others. */
export const ORDER_STATUS = {
  open: 'Open',
  onHold: 'On Hold',
  invoiced: 'Invoiced',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;

/** How other programs write the status of a canceled order, in lower case. */
export const CANCELED_SPELLINGS: readonly string[] = ['cancelled', 'canceled'];

function isCanceled(status: string): boolean {
  return CANCELED_SPELLINGS.includes(status.toLowerCase());
}

/** The stored form of a status in any spelling. */
export function storedStatus(status: string): string {
  return isCanceled(status) ? ORDER_STATUS.cancelled : status;
}

/** A status as people read it. */
export function shownStatus(status: string): string {
  return isCanceled(status) ? 'Canceled' : status;
}
