/** The words for where an order is that decide something; the distributor's books may have others. */
export const ORDER_STATUS = { open: 'Open', onHold: 'On Hold', cancelled: 'Cancelled' } as const;
