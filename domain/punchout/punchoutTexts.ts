/** What the server says of punchouts, where the specification gives no words. */
export const punchoutTexts = {
  onlyInspected: 'This cart was opened for viewing only. It cannot be changed.',
  noVisit: 'This cart was not opened from a procurement system.',
  otherPostback: 'The cart can only be returned to the procurement system it was opened from.',
  notBroughtBack: (item: string) => `${item} could not be restored to the cart because it is no longer sold.`,
  notBroughtBackBy: (item: string, unit: string) =>
    `${item} could not be restored to the cart because it is not sold by ${unit}.`,
  quantityRounded: (item: string, sent: string, kept: string) =>
    `${item}: the quantity ${sent} has more than two decimals, and is ${kept} here.`,
  postbackHost: (address: string) => `The cart may not be sent to ${address}: the supplier has not allowed this host.`,
  failed: 'The request could not be answered. Please try again in a moment.',
  tooManyFailures: 'Too many requests with a wrong secret. Please wait a while and try again.',
  cxml: {
    tooLarge: (bytes: number) =>
      `The document is larger than ${bytes / 1024 / 1024} MB. Send fewer items or extrinsics.`,
    noIdentity: 'The Header names nobody: it needs a From or Sender credential with an Identity.',
    noSecret: 'SharedSecret is missing in the Sender credential.',
    notAdmitted: ({ domain, identity }: { domain: string; identity: string }) =>
      `${domain} "${identity}" is not known to the supplier, or its SharedSecret is not right.`,
    replayed: (payloadId: string) =>
      `Another document with the payloadID ${payloadId} was received before. Use a new payloadID for each document.`,
    notUnderstood: (name: string) =>
      `${name} is not supported here; PunchOutSetupRequest, OrderRequest and ProfileRequest are.`,
  },
  oci: {
    notAdmitted: 'USERNAME or PASSWORD is not right.',
    title: 'The catalog could not be opened',
  },
  shipping: 'Delivery and handling',
  tax: 'Tax',
  refusedBack: (item: string, why: string) => `${item} could not be restored to the cart: ${why}`,
} as const;
