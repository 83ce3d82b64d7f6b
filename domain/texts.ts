import { formatCount, plural } from './formatNumber.ts';

/**
 * The catalogue of texts: specification 2, 4, 5 and 8 letter by letter, one key each. Spelling mistakes and trailing blanks
 * of the specification are kept on purpose (readings 16). What no first visit needs stands beside its topic.
 */
export const texts = {
  session: {
    expired: 'Your session has expired',
    validationFailed: 'Your session expired - Please sign in again.',
    punchoutExpired: 'Punchout session expired',
    codeRejected: 'Authorization code rejected',
    accessDenied: 'You do not have permission to access this page.',
    loggingOut: 'Logging Out',
    broken: 'Something went wrong and the store closed. Open it again to continue.',
    unreachable: 'The store could not be loaded. Check your connection, or reload to get the latest version.',
    openAgain: 'Reopen the Store',
    reload: 'Reload',
    tryAgain: 'Try Again',
    signedInElsewhere: 'You signed in as someone else in another tab.',
    signedOutElsewhere: 'You signed out in another tab.',
    goOn: 'Continue',
    noResponse: 'The server did not respond.',
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
    guideUnsold: (name: string) => `No Products Available. The products in "${name}" are no longer sold.`,
    closest: 'Closest matches',
    corrected: (query: string) => `Showing results for ${query}`,
    asTyped: (query: string) => `Search for ${query} instead`,
    searchingAll: 'Searching all products',
    guidesHidden: (count: number) =>
      count === 1
        ? '1 guide hidden because it contains products that are no longer available'
        : `${formatCount(count)} guides hidden because they contain products that are no longer available`,
    unavailable: 'This product is unavailable.',
    callForPrice: 'Call for price',
    pricesFailed: 'Some prices could not be loaded.',
    stockFailed: 'Some stock could not be loaded.',
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
    broken: 'Something went wrong. Open the customer list again.',
    withdrawn: (name: string | null) =>
      `You no longer act for ${name ?? 'the customer you chose before'}. Choose another customer.`,
    noneLeft: 'Your account can no longer order for its customer. Please contact your sales representative.',
  },
  cart: {
    empty: 'Cart is empty',
    removeLine: (description: string) => `Remove "${description}" from the cart?`,
    conflict: 'Someone else changed this while you were editing. Which version do you want to keep?',
    priceChanged: (from: string, to: string) => `Price changed from ${from} to ${to}`,
    exceedsStock: (available: string) => `Only ${available} in stock now`,
    clear: 'Are you sure you want to delete all products from your cart?',
    writeRefused: 'An error occurred while performing this action',
    writeFailed: 'Request could not be completed at this time.',
    addedBefore: 'This line is already in the cart without your latest change. Check the cart before adding more.',
    changedElsewhere: 'The cart was changed in another tab or device. Your change was not saved.',
    removed: (description: string) => `Removed ${description}`,
    putBack: (description: string) => `${description} is back in the cart.`,
    notPutBack: (description: string, why: string) => `${description} wasn't put back. ${why}`,
    emptiedElsewhere: 'This cart has already been ordered or cleared.',
    addedAgain: (quantity: string) => `The cart already has ${quantity} of it again.`,
    invalidMultiple: (quantity: string, multiple: string) =>
      `Invalid quantity of ${quantity}. Please enter a multiple of ${multiple}`,
    quantityNotANumber: (typed: string) => `'${typed}' is not a quantity. Use digits and a decimal point.`,
    quantityAdjusted: (from: string, to: string, multiple: string) =>
      `${from} was changed to ${to}: this unit is sold in multiples of ${multiple}.`,
    quantityRounded: (from: string, to: string) => `${from} was rounded to ${to}: a quantity has at most 2 decimals.`,
    quantityUnusual: (asked: string, usual: string, isLast: boolean) =>
      `${asked} is far more than the ${usual} ${isLast ? 'of your last order' : 'you usually order'}.`,
    quantityLarge: (asked: string, large: string) =>
      `${asked} is a large quantity: ${large} or more is rarely ordered.`,
    unitMismatch: (from: string, to: string) => `Unit mismatch: ${from} cannot be converted to ${to}.`,
    priceNotANumber: 'Enter a price such as 12.50.',
    priceOfNothing: 'This line has a price of $0.00.',
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
    moved: 'Another tab is now using the lines you entered here.',
    cartUnknown: 'Your cart is still loading. Try again in a moment.',
    clear: (count: number) => `Clear ${plural(count, 'entered line')}?`,
    productGone: 'This product is no longer in the catalog.',
    moreUnusual: (count: number) => `${plural(count, 'more line')} like this.`,
    withGuide: (filledIn: number, typed: number) =>
      `${plural(filledIn + typed, 'line')}: ${formatCount(filledIn)} that the order guide filled in and ${formatCount(typed)} that you typed.`,
    addTotal: (amount: string) => `Total: ${amount}.`,
  },
  checkout: {
    noItems: 'No items in cart',
    poRequired: 'Customer P.O. is required',
    datesFailed: 'Unable to Load Delivery Dates.',
    currentTotal: (amount: string) => `Current Cart Line Total is ${amount}.`,
    minimumAmount: (amount: string) => `Minimum order amount for this zip code is ${amount}.`,
    minimumToGo: (amount: string) => `${amount} to go`,
    belowMinimum: 'Your cart is below the minimum.',
    unexpectedResponse: 'The server returned an unexpected response. Please contact support or try again later.',
    unexpectedError: 'An unexpected error occurred. Please contact support.',
    rejected: 'The server rejected the order for an unspecified reason. Please contact support.',
  },
  history: { none: 'No Results' },
  documents: {
    failed: 'Failed',
    noTab: "Couldn't open new tab or window",
    absent: 'This document does not exist.',
    notOpened: 'The document could not be opened.',
    busy: 'Many documents are being created right now. Please try again in a few seconds.',
    failedBefore: 'This document could not be opened before.',
    unavailable: 'Documents are not available right now.',
  },
  leaving: {
    unsavedData: 'Unsaved data would be lost by leaving the active view. Are you sure you wish to change the view?',
    browser: 'Changes you made may not be saved.',
  },
} as const;
