import { punchoutText } from '../texts/punchoutText.ts';
/** The texts of transferring a cart that the specification does not give. */
export const transferWords = {
  probing: (partner: string) => punchoutText('transfer.checkingThatCanBeReached', { partner }),
  unreached: (partner: string) => punchoutText('transfer.couldNotBeReachedYourCart', { partner }),
  posting: (partner: string) => punchoutText('transfer.sendingYourCartTo', { partner }),
  notTaken: (partner: string) => punchoutText('transfer.didNotAcceptTheCartIt', { partner }),
  returned: (partner: string) => punchoutText('transfer.yourCartWasSentToYour', { partner }),
  /** Replaces checkout's text when a cart is transferred instead of ordered. */
  carrying: {
    sending: punchoutText('transfer.preparingYourCart'),
    asking: punchoutText('transfer.preparingYourCartAgainNothingHas'),
    waiting: punchoutText('transfer.noResponseYetNothingWasTransferred'),
    notArrived: punchoutText('transfer.yourCartCouldNotBePrepared'),
    notPlaced: punchoutText('transfer.nothingWasTransferredPleaseCheckYour'),
  },
} as const;
