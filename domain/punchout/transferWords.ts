import { punchoutText } from '../texts/punchoutText.ts';
/** What is said of carrying a cart back, where the specification gives no text of its own. */
export const transferWords = {
  probing: (partner: string) => punchoutText('transfer.checkingThatCanBeReached', { partner }),
  unreached: (partner: string) => punchoutText('transfer.couldNotBeReachedYourCart', { partner }),
  posting: (partner: string) => punchoutText('transfer.sendingYourCartTo', { partner }),
  notTaken: (partner: string) => punchoutText('transfer.didNotAcceptTheCartIt', { partner }),
  returned: (partner: string) => punchoutText('transfer.yourCartWasSentToYour', { partner }),
  /** In place of checkout's, where a cart is carried back instead of ordered. */
  carrying: {
    sending: punchoutText('transfer.preparingYourCart'),
    asking: punchoutText('transfer.preparingYourCartAgainNothingHas'),
    waiting: punchoutText('transfer.noResponseYetNothingWasTransferred'),
    notArrived: punchoutText('transfer.yourCartCouldNotBePrepared'),
    notPlaced: punchoutText('transfer.nothingWasTransferredPleaseCheckYour'),
  },
} as const;
