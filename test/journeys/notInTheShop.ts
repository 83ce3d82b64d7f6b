/** States that nobody comes to in the running shop, each with the reason. */
export const notInTheShop: Readonly<Record<string, string>> = {
  'dialogs.broken': 'Only a bug in a dialog leads here.',
  'guides.broken': 'Only a bug in the flow of a page leads here.',
  'history.broken': 'Only a bug in the flow of a page leads here.',
  'ordering.broken': 'Only a bug in the flow of a page leads here.',
  'shop.areaBroken': 'Only a bug in a coordinator leads here.',
  'guideForm.open.work.unguarded': 'Only a bug in the guard of leaving leads here.',
  'identify.broken': 'Only a bug in the choice of a customer leads here.',
  'identify.choosingShipMethod': 'Only walk-in business comes here, and nobody of the demo data orders for it.',
  'session.broken': 'Only a bug in the shop, or in the question for whom it is opened, leads here.',
  'session.unauthorized.guestBroken': 'Only a bug in the shop leads here.',
  'orderAgain.opened.documents.unavailable': 'Only a bug in the documents leads here.',
  'orderHistory.documents.unavailable': 'Only a bug in the documents leads here.',
  'productDetail.documents.unavailable': 'Only a bug in the documents leads here.',
  'paste.preparing': 'Only a catalogue of more than 2,000 products is made ready in steps.',
  'checkout.deliveryFailed': 'Only a bug in the step leads here.',
  'checkout.receipt.withoutDocuments': 'Only a bug in the documents leads here.',
  'recovery.failed': 'Only a bug in the asking leads here.',
  'session.select-shipmethod': 'Only walk-in business comes here, and nobody of the demo data orders for it.',
};

/** States that are over before axe could look at them, each with the reason. */
export const overAtOnce: Readonly<Record<string, string>> = {
  'checkout.recallingDetails': 'The browser answers from its storage.',
  'recovery.recalling': 'The browser answers from its storage.',
  'documentButton.openingTab': 'The tab opens within the click.',
  'parkedWork.recalling': 'The browser answers from its storage.',
  'paste.readingFile': 'A file of 1 MB at most is read in a moment.',
  'catalogue.loading.products.opening': 'The browser answers from its storage.',
  'prices.pricing.collecting': 'Lasts 10 ms.',
  'prices.details.collecting': 'Lasts 10 ms.',
  'productList.filtering.typing': 'Ends half a second after the last key.',
  'quickEntry.keeping.recalling': 'The browser answers from its storage.',
  'selectCustomer.choosing.pausing': 'Lasts 100 ms.',
  'session.hydrating': 'The browser answers from its storage.',
  'session.initial.recalling': 'The browser answers from its storage.',
  'signIn.waiting': 'What to sign in with comes in the same moment.',
};
