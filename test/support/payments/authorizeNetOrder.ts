/** The order of the properties that requests may have, by the path of the object: the API reads JSON by an XML schema. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  merchantAuthentication: ['name', 'transactionKey'],
  createTransactionRequest: ['merchantAuthentication', 'clientId', 'refId', 'transactionRequest'],
  transactionRequest: [
    ...['transactionType', 'amount', 'currencyCode', 'payment', 'profile', 'solution', 'callId', 'terminalNumber'],
    ...['authCode', 'refTransId', 'splitTenderId', 'order', 'lineItems', 'tax', 'duty', 'shipping', 'taxExempt'],
    ...['poNumber', 'customer', 'billTo', 'shipTo', 'customerIP', 'cardholderAuthentication', 'retail', 'employeeId'],
    ...['transactionSettings', 'userFields'],
  ],
  payment: ['creditCard', 'bankAccount', 'trackData', 'encryptedTrackData', 'payPal', 'opaqueData', 'emv'],
  creditCard: ['cardNumber', 'expirationDate', 'cardCode', 'isPaymentToken', 'cryptogram'],
  bankAccount: [
    ...['accountType', 'routingNumber', 'accountNumber', 'nameOnAccount', 'echeckType', 'bankName', 'checkNumber'],
  ],
  opaqueData: ['dataDescriptor', 'dataValue', 'dataKey', 'expirationTimeStamp'],
  order: ['invoiceNumber', 'description'],
  customer: ['type', 'id', 'email'],
  billTo: [
    ...['firstName', 'lastName', 'company', 'address', 'city', 'state', 'zip', 'country'],
    ...['phoneNumber', 'faxNumber', 'email'],
  ],
  transactionSettings: ['setting'],
  setting: ['settingName', 'settingValue'],
  updateHeldTransactionRequest: ['merchantAuthentication', 'clientId', 'refId', 'heldTransactionRequest'],
  heldTransactionRequest: ['action', 'refTransId'],
  getTransactionDetailsRequest: ['merchantAuthentication', 'clientId', 'refId', 'transId'],
  getUnsettledTransactionListRequest: ['merchantAuthentication', 'clientId', 'refId', 'status', 'sorting', 'paging'],
  getTransactionListRequest: ['merchantAuthentication', 'clientId', 'refId', 'batchId', 'sorting', 'paging'],
  getSettledBatchListRequest: [
    ...['merchantAuthentication', 'clientId', 'refId', 'includeStatistics'],
    ...['firstSettlementDate', 'lastSettlementDate'],
  ],
  sorting: ['orderBy', 'orderDescending'],
  paging: ['limit', 'offset'],
};

const LONGEST: Readonly<Record<string, number>> = {
  ...{ refId: 20, invoiceNumber: 20, description: 255, firstName: 50, lastName: 50, address: 60, city: 40, state: 40 },
  ...{ zip: 20, country: 60, phoneNumber: 25, nameOnAccount: 22, bankName: 50, routingNumber: 9, accountNumber: 17 },
};

/** The schema's error for a request, with the value in its text, as in the real one; null without an error. */
export function schemaProblem(name: string, value: unknown): string | null {
  if (Array.isArray(value)) return firstProblem(value.map((item) => schemaProblem(name, item)));
  if (typeof value !== 'object' || value === null) {
    const isTooLong = String(value).length > (LONGEST[name] ?? 4000);
    return value === '' || value === null || isTooLong
      ? `The '${name}' element is invalid - The value '${value}'`
      : null;
  }
  const allowed = ORDER[name];
  if (allowed === undefined) return `The element '${name}' is not a valid value`;
  const places = Object.keys(value).map((key) => allowed.indexOf(key));
  const isOrdered = places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
  if (!isOrdered) return `The element '${name}' has invalid child elements: ${JSON.stringify(value)}`;
  return firstProblem(Object.entries(value).map(([key, part]) => schemaProblem(key, part)));
}

function firstProblem(problems: readonly (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null;
}
