import type { Decimal } from '#domain/decimal.ts';
import type { Billing } from '#domain/payment/payment.ts';
import type { Charge, PaymentSource } from '../gateway.ts';
import { digitsOf, lastFour } from '../lastFour.ts';
import type { Details } from './answers.ts';

/** Eight hours, the longest there is: the same charge sent again within them is refused as a duplicate. */
const DUPLICATE_SECONDS = '28800';
const SETTINGS = {
  setting: [
    { settingName: 'allowPartialAuth', settingValue: 'false' },
    { settingName: 'duplicateWindow', settingValue: DUPLICATE_SECONDS },
    { settingName: 'emailCustomer', settingValue: 'false' },
  ],
};

export function chargeRequest({ reference, amount, source, billing, isSale, description }: Charge) {
  return {
    refId: reference,
    transactionRequest: filled({
      transactionType: isSale || source.kind === 'bank' ? 'authCaptureTransaction' : 'authOnlyTransaction',
      amount: amount.toFixed(2),
      payment: paymentOf(source, billing),
      order: { invoiceNumber: reference, description: description.slice(0, 255) },
      customer: billing.email ? { email: billing.email.slice(0, 255) } : null,
      billTo: billTo(billing),
      transactionSettings: SETTINGS,
    }),
  };
}

export function captureRequest(transactionId: string, amount: Decimal) {
  return {
    transactionRequest: {
      transactionType: 'priorAuthCaptureTransaction',
      amount: amount.toFixed(2),
      refTransId: transactionId,
    },
  };
}

export function voidRequest(transactionId: string) {
  return { transactionRequest: { transactionType: 'voidTransaction', refTransId: transactionId } };
}

export function refundRequest(reference: string, amount: Decimal, { transId, payment }: Details) {
  return {
    refId: reference,
    transactionRequest: {
      transactionType: 'refundTransaction',
      amount: amount.toFixed(2),
      payment: payment.bankAccount
        ? { bankAccount: sentBackTo(payment.bankAccount) }
        : { creditCard: { cardNumber: lastFour(payment.creditCard?.cardNumber ?? ''), expirationDate: 'XXXX' } },
      refTransId: transId,
      order: { invoiceNumber: reference },
      transactionSettings: SETTINGS,
    },
  };
}

function paymentOf(source: PaymentSource, billing: Billing) {
  switch (source.kind) {
    case 'card':
      return {
        creditCard: filled({
          cardNumber: digitsOf(source.card.cardNumber),
          expirationDate: yearAndMonth(source.card.expirationDate),
          cardCode: source.card.cvv2,
        }),
      };
    case 'token':
      return { opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: source.token } };
    case 'bank':
      return {
        bankAccount: filled({
          accountType: 'checking',
          routingNumber: digitsOf(source.bank.routingNumber),
          accountNumber: digitsOf(source.bank.accountNumber),
          nameOnAccount: billing.accountHolderName?.trim().slice(0, 22),
          echeckType: 'WEB',
          bankName: source.bank.bankName?.slice(0, 50),
        }),
      };
  }
}

/** The account as Authorize.Net masked it, in the order of the schema. */
function sentBackTo(account: NonNullable<Details['payment']['bankAccount']>) {
  const { accountType, routingNumber, accountNumber, nameOnAccount } = account;
  return filled({ accountType, routingNumber, accountNumber, nameOnAccount });
}

function billTo({ accountHolderName, address1, address2, city, state, zip, country, phone }: Billing) {
  const names = (accountHolderName ?? '').trim().split(/\s+/);
  return filled({
    firstName: names.slice(0, -1).join(' ').slice(0, 50),
    lastName: names.at(-1)?.slice(0, 50),
    address: [address1, address2].filter(Boolean).join(', ').slice(0, 60),
    city: city?.slice(0, 40),
    state: state?.slice(0, 40),
    zip: zip?.slice(0, 20),
    country: country?.slice(0, 60),
    phoneNumber: phone?.slice(0, 25),
  });
}

/** `0329` as `2029-03`. */
function yearAndMonth(expirationDate: string): string {
  const digits = digitsOf(expirationDate);
  return `20${digits.slice(2)}-${digits.slice(0, 2)}`;
}

/** Removes empty properties, because the gateway refuses them. */
function filled(properties: Record<string, unknown>): Record<string, unknown> {
  const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => isFilled(value)));
}
