import { historyText } from '../texts/historyText.ts';

/** The order statuses that the shop uses; the distributor's accounting may have others. */
export const ORDER_STATUS = {
  open: 'Open',
  onHold: 'On Hold',
  invoiced: 'Invoiced',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;

/** Spellings of the canceled status in other programs, in lower case. */
export const CANCELED_SPELLINGS: readonly string[] = ['cancelled', 'canceled'];

function isCanceled(status: string): boolean {
  return CANCELED_SPELLINGS.includes(status.toLowerCase());
}

/** The stored form of a status in any spelling. */
export function storedStatus(status: string): string {
  return isCanceled(status) ? ORDER_STATUS.cancelled : status;
}

/** The display form of a status; one of another program is shown as it is. */
export function shownStatus(status: string): string {
  switch (storedStatus(status)) {
    case ORDER_STATUS.open:
      return historyText('orderStatus.open');
    case ORDER_STATUS.onHold:
      return historyText('orderStatus.onHold');
    case ORDER_STATUS.invoiced:
      return historyText('orderStatus.invoiced');
    case ORDER_STATUS.completed:
      return historyText('orderStatus.completed');
    case ORDER_STATUS.cancelled:
      return historyText('orderStatus.canceled');
    default:
      return status;
  }
}
