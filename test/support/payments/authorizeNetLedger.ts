/** A transaction in the stand-in of Authorize.Net. */
interface Entry {
  transId: string;
  refTransId?: string;
  transactionType: string;
  transactionStatus: string;
  responseReasonCode: number;
  invoiceNumber: string;
  authAmount: number;
  settleAmount: number;
  payment: Record<string, Record<string, string>>;
  submittedAt: number;
  /** The fields by which duplicates are recognized. */
  fingerprint: string;
  batchId: string | null;
}

interface TransactionRequest {
  transactionType: string;
  amount?: string;
  payment?: Record<string, Record<string, string>>;
  refTransId?: string;
  order?: { invoiceNumber: string };
  transactionSettings?: { setting: { settingName: string; settingValue: string }[] };
}

interface ChargeResult {
  responseCode: string;
  code: string;
  avs?: string;
  cvv?: string;
  status: string;
}

const APPROVED: ChargeResult = { responseCode: '1', code: '1', avs: 'Y', cvv: 'M', status: 'authorizedPendingCapture' };

/** The answer to a charge by the amount's cents, as the tests want it. */
const BY_CENTS: Readonly<Record<string, ChargeResult>> = {
  '02': { responseCode: '2', code: '2', avs: 'Y', cvv: 'M', status: 'declined' },
  '04': { responseCode: '2', code: '4', avs: 'Y', cvv: 'M', status: 'declined' },
  '06': { responseCode: '3', code: '6', status: 'generalError' },
  '08': { responseCode: '3', code: '8', status: 'generalError' },
  '09': { responseCode: '3', code: '9', status: 'generalError' },
  '17': { responseCode: '3', code: '17', status: 'generalError' },
  '19': { responseCode: '3', code: '19', status: 'communicationError' },
  '20': { responseCode: '3', code: '120', status: 'communicationError' },
  '27': { responseCode: '2', code: '27', avs: 'N', cvv: 'M', status: 'declined' },
  '28': { responseCode: '2', code: '2', avs: 'N', cvv: 'M', status: 'declined' },
  '44': { responseCode: '2', code: '44', avs: 'Y', cvv: 'N', status: 'declined' },
  '45': { responseCode: '2', code: '45', avs: 'N', cvv: 'N', status: 'declined' },
  '46': { responseCode: '2', code: '2', avs: 'Y', cvv: 'N', status: 'declined' },
  '53': { responseCode: '4', code: '253', avs: 'Y', cvv: 'M', status: 'FDSAuthorizedPendingReview' },
};

const DUPLICATE: ChargeResult = { responseCode: '3', code: '11', status: '' };

/** The ledger of the stand-in: what the public documentation describes of its transactions, in memory. */
export class AuthorizeNetLedger {
  readonly entries: Entry[] = [];
  isTestMode = false;
  now = () => Date.now();
  private tokens = new Set<string>();
  private batches = 0;

  /** Closes the day: captured and refunded amounts are settled, and leave the list of unsettled ones. */
  settle(): void {
    this.batches += 1;
    for (const entry of this.entries.filter(({ batchId }) => batchId === null)) {
      if (entry.transactionStatus === 'authorizedPendingCapture') continue;
      entry.batchId = String(this.batches);
      if (entry.transactionStatus === 'capturedPendingSettlement') entry.transactionStatus = 'settledSuccessfully';
      if (entry.transactionStatus === 'refundPendingSettlement') entry.transactionStatus = 'refundSettledSuccessfully';
    }
  }

  settledBatches(): string[] {
    return Array.from({ length: this.batches }, (_, index) => String(index + 1));
  }

  /** How often money was asked of a card or an account. */
  charges(): Entry[] {
    return this.entries.filter(({ transactionType }) => /^auth/.test(transactionType));
  }

  entry(transId: string): Entry | undefined {
    return this.entries.find((entry) => entry.transId === transId);
  }

  /** Null for a token that is used up. */
  transact(request: TransactionRequest): Record<string, unknown> | null {
    switch (request.transactionType) {
      case 'authOnlyTransaction':
      case 'authCaptureTransaction':
        return this.charge(request);
      case 'priorAuthCaptureTransaction':
        return this.capture(request);
      case 'voidTransaction':
        return this.void(request);
      default:
        return this.refund(request);
    }
  }

  decline(transId: string): boolean {
    const entry = this.entry(transId);
    if (!entry || !/Review/.test(entry.transactionStatus)) return false;
    entry.transactionStatus = 'voided';
    return true;
  }

  private charge(request: TransactionRequest) {
    const token = request.payment?.opaqueData?.dataValue;
    const twin = this.twinOf(request);
    if (token !== undefined && this.tokens.has(token)) return null;
    if (twin) return answer(DUPLICATE, twin);
    if (this.isTestMode) return answer(APPROVED, undefined);
    if (token !== undefined) this.tokens.add(token);
    const result = BY_CENTS[request.amount?.slice(-2) ?? ''] ?? APPROVED;
    const isSale = request.transactionType === 'authCaptureTransaction' && result === APPROVED;
    const status = isSale ? 'capturedPendingSettlement' : result.status;
    return answer(result, this.add(request, status, Number(result.code), masked(request.payment ?? {})));
  }

  private capture(request: TransactionRequest) {
    const entry = this.entry(request.refTransId ?? '');
    if (!entry) return answer(refusal('16'), undefined);
    if (entry.transactionStatus === 'capturedPendingSettlement') return answer(refusal('311'), undefined);
    if (entry.transactionStatus !== 'authorizedPendingCapture') return answer(refusal('33'), undefined);
    if (Number(request.amount) > entry.authAmount) return answer(refusal('47'), undefined);
    entry.transactionStatus = 'capturedPendingSettlement';
    entry.settleAmount = Number(request.amount);
    return answer(APPROVED, entry);
  }

  private void(request: TransactionRequest) {
    const entry = this.entry(request.refTransId ?? '');
    if (!entry) return answer(refusal('16'), undefined);
    if (entry.transactionStatus === 'voided') return answer(refusal('310'), undefined);
    if (!/^(authorized|captured)Pending/.test(entry.transactionStatus)) return answer(refusal('16'), undefined);
    entry.transactionStatus = 'voided';
    return answer(APPROVED, entry);
  }

  private refund(request: TransactionRequest) {
    const twin = this.twinOf(request);
    if (twin) return answer(DUPLICATE, twin);
    const entry = this.entry(request.refTransId ?? '');
    const number = request.payment?.creditCard?.cardNumber ?? request.payment?.bankAccount?.accountNumber ?? '';
    if (!entry || !numberOf(entry).endsWith(number.slice(-4))) return answer(refusal('16'), undefined);
    if (entry.transactionStatus !== 'settledSuccessfully') return answer(refusal('54'), undefined);
    const refunds = this.entries.filter(({ refTransId }) => refTransId === entry.transId);
    const sum = refunds.reduce((total, refund) => total + refund.settleAmount, Number(request.amount));
    if (sum > entry.settleAmount) return answer(refusal('55'), undefined);
    return answer(APPROVED, this.add(request, 'refundPendingSettlement', 1, entry.payment));
  }

  private add(request: TransactionRequest, status: string, code: number, payment: Entry['payment']): Entry {
    const entry: Entry = {
      transId: String(60_000_000_001 + this.entries.length),
      ...(request.refTransId === undefined ? {} : { refTransId: request.refTransId }),
      transactionType: request.transactionType,
      transactionStatus: status,
      responseReasonCode: code,
      invoiceNumber: request.order?.invoiceNumber ?? '',
      authAmount: Number(request.amount),
      settleAmount: status === 'declined' ? 0 : Number(request.amount),
      payment,
      submittedAt: this.now(),
      fingerprint: fingerprint(request),
      batchId: null,
    };
    this.entries.push(entry);
    return entry;
  }

  private twinOf(request: TransactionRequest): Entry | undefined {
    const { setting = [] } = request.transactionSettings ?? {};
    const seconds = Number(setting.find(({ settingName }) => settingName === 'duplicateWindow')?.settingValue ?? 120);
    const since = this.now() - seconds * 1000;
    return this.entries.find((entry) => entry.fingerprint === fingerprint(request) && entry.submittedAt > since);
  }
}

function refusal(code: string): ChargeResult {
  return { responseCode: '3', code, status: '' };
}

function fingerprint({ transactionType, amount, payment, order, refTransId }: TransactionRequest): string {
  return JSON.stringify([transactionType, amount, payment, order?.invoiceNumber, refTransId]);
}

function numberOf({ payment }: Entry): string {
  return payment.creditCard?.cardNumber ?? payment.bankAccount?.accountNumber ?? '';
}

/** Test cards that do not begin with 3 are Visa's. */
const typeOf = (number: string) => (number.startsWith('3') ? 'AmericanExpress' : 'Visa');

function masked(payment: Record<string, Record<string, string>>): Entry['payment'] {
  const { creditCard, bankAccount } = payment;
  const mask = (number = '') => `XXXX${number.slice(-4)}`;
  if (bankAccount) {
    const { routingNumber, accountNumber } = bankAccount;
    return {
      bankAccount: { ...bankAccount, routingNumber: mask(routingNumber), accountNumber: mask(accountNumber) },
    };
  }
  const number = creditCard?.cardNumber ?? '1111';
  return { creditCard: { cardNumber: mask(number), expirationDate: 'XXXX', cardType: typeOf(number) } };
}

function answer({ responseCode, code, avs = 'P', cvv = '' }: ChargeResult, entry: Entry | undefined) {
  const text = 'What a person may read.';
  return {
    responseCode,
    authCode: '',
    avsResultCode: avs,
    cvvResultCode: cvv,
    transId: entry?.transId ?? '0',
    accountNumber: entry ? numberOf(entry) : '',
    accountType: entry?.payment.creditCard?.cardType ?? 'eCheck',
    ...(responseCode === '1' || responseCode === '4'
      ? { messages: [{ code, description: text }] }
      : { errors: [{ errorCode: code, errorText: text }] }),
  };
}
