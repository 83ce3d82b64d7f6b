import { formatCount, plural } from '../shownNumber.ts';

/** What is said about order guides: by the rules, on their pages and in their dialogs. */
export const guideTexts = {
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
    noneIncluded: 'No product of this order guide matches your search.',
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
    unexpected: 'Request could not be completed at this time.',
    unlisted: (name: string) => `There is no order guide "${name}".`,
    hidden: (name: string) => `"${name}" is hidden because it contains products that are no longer available.`,
    locked: (name: string) => `"${name}" cannot be changed. A copy of it can.`,
    gone: 'Someone else deleted or renamed this order guide. Save makes it again, as it stands here.',
    interruptedGone: (name: string) =>
      `The order guide "${name}" is no longer there to be changed. What you had changed in it was dropped.`,
    interruptedUnsold: (count: number) =>
      `${plural(count, 'product')} you had changed ${count === 1 ? 'is' : 'are'} no longer in the catalogue, and left out.`,
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
} as const;
