/** Of what a line of a purchase order costs. */
interface Amounts {
  theirs: string;
  ours: string;
}

/** What is said of purchase orders to whoever administers the buyer's side, and noted for whoever runs the shop. */
export const purchaseOrderTexts = {
  placed: (orderId: string, orderNumber: string) => `${orderId} was placed as order ${orderNumber}.`,
  notChanged: (orderId: string) =>
    `${orderId} cannot be changed from here. Call the supplier, or send what is to be added as an order with a number of its own.`,
  notDeleted: (orderId: string) => `${orderId} cannot be cancelled from here. Call the supplier.`,
  otherType: (type: string) => `An order of the type "${type}" is not supported here; new orders are.`,
  blanket: 'A blanket order orders nothing by itself. Send an order for what is to be delivered.',
  differsFromFirst: (orderId: string) =>
    `${orderId} was placed before with other contents. It cannot be changed from here: call the supplier, or use another number.`,
  noLines: 'ItemOut is missing: nothing is ordered.',
  unnamedShipTo:
    'addressID is missing in the Address of ShipTo: the supplier delivers to several places, and does not know which one is meant.',
  unknownShipTo: (addressId: string) =>
    `The addressID "${addressId}" of ShipTo is not known to the supplier. Ask the supplier to add it to your ship-tos.`,
  line: (number: string, partId: string, text: string) => `Line ${number} (${partId}): ${text}`,
  otherProduct: 'SupplierPartID and SupplierPartAuxiliaryID name two different products.',
  unknownProduct: 'this product is not sold by the supplier.',
  unknownUnit: (unit: string) => `it is not sold by the unit ${unit}.`,
  noUnit: 'UnitOfMeasure is missing, and it is sold by several.',
  noQuantity: 'the quantity is missing.',
  quantityTooFine: (sent: string) => `the quantity ${sent} has more than two decimals. Send two at most.`,
  priceUnusable: (sent: string) =>
    `the price "${sent}" can't be used. Send a positive number with a decimal point, such as 70.33.`,
  basisUnusable: (sent: string) =>
    `the PriceBasisQuantity "${sent}" can't be used. Send a positive number, such as 1 or 100.`,
  noPrice: (ours: string) => `ordered without a price that can be compared; it costs ${ours}.`,
  totalDiffers: (total: string, lines: string) => `The Total is ${total}, but its lines come to ${lines}.`,
  totalUnreadable: (sent: string) => `The Total "${sent}" can't be read.`,
  otherCurrency: (named: string, ours: string) => `it is priced in ${named}; the supplier sells to you in ${ours}.`,
  totalCurrency: (named: string, ours: string) =>
    `The Total is in ${named}; the supplier sells to you in ${ours}. Nothing was ordered.`,
  priceDiffers: ({ theirs, ours }: Amounts) => `ordered for ${theirs}, costs ${ours} today.`,
  priceFarOff: ({ theirs, ours }: Amounts) =>
    `ordered for ${theirs}, but costs ${ours} today. That is too far apart to be meant: bring the price or the unit up to date, or call the supplier.`,
  dateMoved: (named: string, date: string) => `Wanted on ${named}, when nothing can be delivered: ordered for ${date}.`,
  lineWanted: (date: string) => `wanted on ${date}.`,
  lineDateLost: (named: string) => `wanted on ${named}, which is not a date.`,
  dateLost: (named: string) => `Wanted on ${named}, which is no day that can be delivered on.`,
  test: 'TEST: the sender calls this order a test.',
  card: 'The order names a card to pay with. It was neither kept nor charged: the order is on account.',
  commentsCut: 'The comments of the order were too long, and were cut. All of them stand in the message.',
} as const;
