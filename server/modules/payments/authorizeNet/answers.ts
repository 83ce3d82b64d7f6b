import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Amount = Type.Union([Type.Number(), Type.String({ pattern: '^\\d+(\\.\\d+)?$' })]);

const Messages = Type.Object({
  messages: Type.Object({
    resultCode: Type.Enum(['Ok', 'Error']),
    message: Type.Array(Type.Object({ code: Type.String() }), { minItems: 1 }),
  }),
});

const TransactionResponse = Type.Object({
  responseCode: Type.Enum(['1', '2', '3', '4']),
  transId: Type.String(),
  avsResultCode: Type.Optional(Type.String()),
  cvvResultCode: Type.Optional(Type.String()),
  accountNumber: Type.Optional(Type.String()),
  accountType: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Array(Type.Object({ errorCode: Type.String() }))),
});
export type TransactionResponse = Type.Static<typeof TransactionResponse>;

const BankAccount = Type.Object({
  accountType: Type.Optional(Type.String()),
  routingNumber: Type.String(),
  accountNumber: Type.String(),
  nameOnAccount: Type.Optional(Type.String()),
});

const Details = Type.Object({
  transId: Type.String(),
  transactionType: Type.String(),
  transactionStatus: Type.String(),
  responseReasonCode: Type.Optional(Type.Union([Type.Number(), Type.String()])),
  order: Type.Optional(Type.Object({ invoiceNumber: Type.Optional(Type.String()) })),
  authAmount: Amount,
  settleAmount: Amount,
  payment: Type.Object({
    creditCard: Type.Optional(Type.Object({ cardNumber: Type.String(), cardType: Type.Optional(Type.String()) })),
    bankAccount: Type.Optional(BankAccount),
  }),
});
export type Details = Type.Static<typeof Details>;

const Summary = Type.Object({
  transId: Type.String(),
  transactionStatus: Type.String(),
  invoiceNumber: Type.Optional(Type.String()),
});
export type Summary = Type.Static<typeof Summary>;

const Batch = Type.Object({ batchId: Type.String(), settlementTimeUTC: Type.Optional(Type.String()) });

/** The used parts of Authorize.Net's responses; the rest is ignored. */
export const answers = {
  messages: Compile(Messages),
  transaction: Compile(Type.Object({ transactionResponse: TransactionResponse })),
  details: Compile(Type.Object({ transaction: Details })),
  /** `transactions` is absent when there are none. */
  transactions: Compile(Type.Object({ transactions: Type.Optional(Type.Array(Summary)) })),
  batches: Compile(Type.Object({ batchList: Type.Optional(Type.Array(Batch)) })),
};
