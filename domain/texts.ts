import { formatCount } from './shownNumber.ts';

/**
 * The catalogue of texts: specification 2, 4, 5 and 8 letter by letter, one key each. Spelling mistakes and trailing blanks
 * of the specification are kept on purpose (readings 16).
 */
function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export const texts = {
  session: {
    expired: 'Your session has expired',
    validationFailed: 'Your session expired - Please sign in again.',
    punchoutExpired: 'Punchout session expired',
    codeRejected: 'Authorization code rejected',
    accessDenied: 'You do not have permission to access this page.',
    loggingOut: 'Logging Out',
    broken: 'Something went wrong, and the shop was closed. You can open it again.',
    unreachable: 'The shop could not be loaded. The network may be down, or a new version of the shop was released.',
    openAgain: 'Open the Shop Again',
    reload: 'Reload',
    tryAgain: 'Try Again',
  },
  login: {
    tooManyAttempts: 'Too many login attempts, please try again later',
    unknownUser: 'Unknown user or invalid password',
    unavailable: 'Service temporarily unavailable',
    noResponse: 'The server did not respond. Please refresh and try again.',
    failed: 'Authorization Failed',
    capsLock: 'Caps Lock is On',
  },
  notFound: "Oops... This page doesn't exist!",
  accountRequired: 'Please sign in or create an account to add products to your cart.',
  products: {
    results: (count: number, query: string) =>
      query === '' ? plural(count, 'result') : `${plural(count, 'result')} for ${query}`,
    none: 'No Products Available',
    searchingAll: 'Searching all products',
    guidesHidden: (count: number) =>
      count === 1
        ? '1 guide hidden because it contains products that are no longer available'
        : `${formatCount(count)} guides hidden because they contain products that are no longer available`,
    unavailable: 'This product is unavailable.',
    noDetails: 'Description not loaded',
    noImage: 'No Image',
    layoutNotSaved: 'An error has occured.',
    sortNotSaved: 'An error has occurred.',
    noSellUnit: 'Product has no Sell By U/M',
    outOfStock: 'Out of stock',
    inStock: (available: string) => `${available} in stock`,
  },
  categories: {
    loading: 'Loading product categories',
    none: 'No categories.',
    excluded: 'Excluded for this customer',
  },
  customers: {
    none: 'No customers.',
    broken: 'Something went wrong. You can open the list of customers again.',
    withdrawn: (name: string | null) =>
      `You no longer act for ${name ?? 'the customer you chose before'}. Choose another customer.`,
    noneLeft: 'Your account can no longer order for its customer. Please contact your sales representative.',
  },
  cart: {
    empty: 'Cart is empty',
    removeLine: (description: string) => `Remove "${description}" from the cart?`,
    conflict: 'Someone else changed this while you did. Which version should stay?',
    priceChanged: (from: string, to: string) => `Price changed from ${from} to ${to}`,
    exceedsStock: (available: string) => `Only ${available} in stock now`,
    clear: 'Are you sure you want to delete all products from your cart?',
    writeRefused: 'An error occurred while performing this action',
    writeFailed: 'Request could not be completed at this time.',
    addedBefore: 'The line is in the cart already, as it was before you changed it. Look there before adding more.',
    changedElsewhere: 'The cart was changed elsewhere. Your change was not made.',
    invalidMultiple: (quantity: string, multiple: string) =>
      `Invalid quantity of ${quantity}. Please enter a multiple of ${multiple}`,
    quantityNotANumber: (typed: string) => `'${typed}' is not a quantity. Use digits and a decimal point.`,
    quantityAdjusted: (from: string, to: string, multiple: string) =>
      `${from} was changed to ${to}: this unit is sold in multiples of ${multiple}.`,
    quantityRounded: (from: string, to: string) => `${from} was rounded to ${to}: a quantity has at most 2 decimals.`,
    quantityUnusual: (asked: string, usual: string) => `${asked} is far more than the ${usual} of your last order.`,
    quantityLarge: (asked: string, large: string) =>
      `${asked} is a large quantity: ${large} or more is rarely ordered.`,
    unitMismatch: (from: string, to: string) => `Unit mismatch: ${from} cannot be converted to ${to}.`,
    priceNotANumber: 'Enter a price such as 12.50.',
    priceOfNothing: 'At a price of $0.00 this line costs nothing.',
    priceRounded: (from: string, to: string, unit: string, decimals: number) =>
      `${from} was rounded to ${to}: prices by ${unit} have at most ${plural(decimals, 'decimal')}.`,
    totalOrderQuantity: 'Total Order Quantity',
  },
  entry: {
    productsAdded: (count: number) => `${plural(count, 'Product')} Added To Cart`,
    enterMultiple: (multiple: string) => `Enter a multiple of ${multiple}`,
    changePriceTitle: 'Change Price By U/M?',
    changePrice: (description: string, unit: string) =>
      `Product "${description}" and U/M "${unit}" already exist in the cart at a different price, are you sure you want to change the price?`,
    statusTitle: 'Quick Entry Status',
    notAdded: 'One or more of the products could not be added to the cart at this time.',
    serverUnreachable: (detail: string) => `An error occurred while contacting the server. ${detail}`.trim(),
    unspecified: 'Unspecified error.',
    addAgain: (count: number) =>
      count === 1
        ? 'One of these lines was added to the cart a moment ago. Add it again?'
        : `${formatCount(count)} of these lines were added to the cart a moment ago. Add them again?`,
    clear: (count: number) => `Clear ${plural(count, 'entered line')}?`,
    productGone: 'This product is no longer in the catalogue.',
    moreUnusual: (count: number) => `${plural(count, 'more line')} like this.`,
    withGuide: (filledIn: number, typed: number) =>
      `${plural(filledIn + typed, 'line')}: ${formatCount(filledIn)} that the order guide filled in, and ${formatCount(typed)} that you typed.`,
    addTotal: (amount: string) => `Together they come to ${amount}.`,
  },
  checkout: {
    noItems: 'No items in cart',
    poRequired: 'Customer P.O. is required',
    datesFailed: 'Unable to Load Delivery Dates.',
    currentTotal: (amount: string) => `Current Cart Line Total is ${amount}.`,
    minimumAmount: (amount: string) => `Minimum order amount for this zip code is ${amount}.`,
    minimumToGo: (amount: string) => `${amount} to go`,
    belowMinimum: 'The cart does not reach it yet.',
    unexpectedResponse: 'The server returned an unexpected response. Please contact support or try again later.',
    unexpectedError: 'An unexpected error occurred. Please contact support.',
    rejected: 'The server rejected the order for an unspecified reason. Please contact support.',
  },
  guides: {
    nameBlank: 'Order Guide Name cannot be blank.',
    nameTooLong: (limit: number) => `Order Guide Name can have at most ${formatCount(limit)} characters.`,
    nameTaken: (name: string) => `There is already an order guide named "${name}".`,
    nameOfDots: 'Order Guide Name needs more than dots.',
    nameReserved: 'The name Standard is reserved.',
    standardFixed: 'The Standard order guide cannot be changed or deleted.',
    readOnly: (name: string) => `The order guide "${name}" is read-only.`,
    absent: 'This order guide does not exist.',
    full: (limit: number) => `An order guide can have at most ${formatCount(limit)} products.`,
    tooMany: (limit: number) =>
      `There can be at most ${formatCount(limit)} order guides. Delete one that is no longer needed first.`,
    changedElsewhere: 'This order guide was changed elsewhere. Your changes were not saved.',
    lineRefused: (product: string, reason: string) => `${product}: ${reason}`,
    moreRefused: (count: number) => `${plural(count, 'more product')} cannot be saved.`,
  },
  orderGuide: {
    none: 'No order guides exist.',
    empty: 'This order guide has no products yet.',
    created: (name: string) => `Created order guide "${name}" successfully.`,
    notCreated: (message: string) => `Failed to create order guide: ${message}`,
    notSaved: (message: string) => `Failed to save order guide: ${message}`,
    notDeleted: (message: string) => `Failed to delete order guide: ${message}`,
    delete: 'Delete Order Guide?',
    deleteDetail: (name: string) => `"${name}" goes for everyone who orders for this customer.`,
    productAdded: (description: string, name: string) => `Added "${description}" to order guide "${name}"`,
    productNotAdded: 'Error adding product to order guide.',
    targetMissing: 'Select Order Guide or set New Order Guide Name',
    includedAlready: (name: string) => `"${name}" has this product already. Change its quantity there.`,
    removeProduct: (description: string, name: string) => `Remove "${description}" from order guide "${name}"?`,
    lineChangedElsewhere:
      'Someone else changed this product meanwhile. What they set is shown in the list; save again to set yours.',
    noResponse: 'The server did not respond.',
    unexpected: 'Request could not be completed at this time.',
    unlisted: (name: string) => `There is no order guide "${name}".`,
    hidden: (name: string) => `"${name}" is hidden because it contains products that are no longer available.`,
    locked: (name: string) => `"${name}" cannot be changed. A copy of it can.`,
    gone: 'Someone else deleted or renamed this order guide. Save makes it again, as it stands here.',
    attend: (count: number) =>
      count === 1 ? 'Correct 1 product before saving.' : `Correct ${formatCount(count)} products before saving.`,
    conflict: 'Someone else changed this order guide while you did. Nothing you entered is lost.',
    conflictTitle: 'The Order Guide Was Changed Elsewhere',
    renamed: (from: string, to: string) => `Renamed from "${from}" to "${to}"`,
    newGuide: 'A new order guide',
    collides: 'You changed this too; yours stays.',
    unitUnknown: (unit: string) => `No longer sold by ${unit}. Choose a unit.`,
  },
  guideDialogs: {
    inGuide: (name: string, line: string) => `"${name}" has this product already: ${line}.`,
    productChanged: (description: string, name: string) => `Changed "${description}" in order guide "${name}"`,
    productChangedElsewhere: 'Someone else changed this product meanwhile. Save again to set yours.',
    replaces: 'What it holds now is replaced.',
    replaceTitle: 'Replace Order Guide?',
    replace: (name: string, count: number) =>
      `"${name}" will hold the ${plural(count, 'product')} of the cart, and nothing else.`,
    replaced: (name: string) => `Replaced the products of order guide "${name}".`,
    changedMeanwhile: (name: string) => `Someone else changed "${name}" meanwhile. Replacing it would undo this:`,
    holds: (count: number) => `The order guide will hold ${plural(count, 'product')}.`,
    moreChanges: (count: number) => `${plural(count, 'more change')}.`,
    oneUnit: 'A guide holds a product once. Of products that are in the cart by several units, this is kept:',
    unitKept: (kept: string, left: string) => `${kept} kept, not ${left}`,
    leftOut: (count: number) => `${plural(count, 'product')} of the cart left out: no longer in the catalogue.`,
  },
  history: { none: 'No Results' },
  orderAgain: {
    absent: 'There is no such order.',
    noneAdded:
      'One or more of the products could not be added to the cart at this time. Nothing was added: leave them out and add the others.',
    unitGone: (unit: string) => `No longer sold by ${unit}.`,
    chooseUnit: 'Choose a unit',
    quantityMoved: (from: string, to: string, unit: string, multiple: string) =>
      `${from} ${unit} is now ${to} ${unit}: sold in multiples of ${multiple}.`,
    notesDropped: 'Its notes are not taken over.',
    added: 'Added to the cart.',
    unconfirmed: 'Nobody knows whether the lines are in the cart. Adding them again cannot add them twice.',
    notWeighed: "Today's products and prices could not be loaded. The order can be read, but not added to the cart.",
  },
  requests: {
    notValid: 'The request is not valid',
    notFound: 'Not found',
    tooLarge: 'This is too much to be sent at once.',
    unavailable: 'Service temporarily unavailable',
    failed: 'The server could not complete the request',
    sentBefore: 'This was sent before, with other contents.',
    tooMany: (limit: number) => `At most ${formatCount(limit)} can be sent at once.`,
    textTooLong: (limit: number) => `A text of more than ${formatCount(limit)} characters is too long.`,
  },
  documents: {
    failed: 'Failed',
    noTab: "Couldn't open new tab or window",
    absent: 'There is no such document.',
    notOpened: 'The document could not be opened.',
    busy: 'Many documents are being made right now. Please try again in a few seconds.',
    failedBefore: 'This document could not be opened before.',
    unavailable: 'Documents cannot be opened at the moment.',
  },
  leaving: {
    unsavedData: 'Unsaved data would be lost by leaving the active view. Are you sure you wish to change the view?',
    browser: 'Changes you made may not be saved.',
  },
} as const;
