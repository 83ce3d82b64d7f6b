import { dataImportText } from '../texts/dataImportText.ts';

const quoted = (text: string) => `"${text}"`;

/** The messages about accounting rows: orders, invoices and open items. */
export const ledgerTexts = {
  notADate: (column: string, typed: string) => ({
    reason: dataImportText('book.isNotAValidDate', { column, typed: quoted(typed) }),
    hint: dataImportText('book.enterItAs20260331'),
  }),
  eitherDate: (column: string, typed: string, one: string, other: string) => ({
    code: 'ambiguousDate',
    reason: dataImportText('book.couldBeOr', { column, typed: quoted(typed), one, other }),
    hint: dataImportText('book.chooseTheDateOrderOrEnter'),
  }),
  notAMoment: (column: string, typed: string) => ({
    reason: dataImportText('book.isNotAValidTimeWith', { column, typed: quoted(typed) }),
    hint: dataImportText('book.enterItAs20260331t15'),
  }),
  farDate: (column: string, typed: string) => ({
    reason: dataImportText('book.isOutOfRange', { column, typed: quoted(typed) }),
    hint: dataImportText('book.correctTheYear'),
  }),
  future: (column: string, date: string) => ({
    reason: dataImportText('book.isInTheFuture', { column, date }),
    hint: dataImportText('book.correctTheDate'),
  }),
  notApplied: (column: string, typed: string) => ({
    reason: dataImportText('book.doesNotListDocumentsAndAmounts', { column, typed: quoted(typed) }),
    hint: dataImportText('book.enterDocumentsAndAmountsSeparatedBy'),
  }),
  differsInGroup: (column: string, whole: string, first: string, line: number) => ({
    reason: dataImportText('book.isInLineOfTheSame', { column, first: quoted(first), line, whole }),
    hint: dataImportText('book.enterTheSameValueInEvery'),
  }),
  comesBack: (whole: string, name: string, line: number) => ({
    reason: dataImportText('book.isAlreadyInLine', { whole, name, line }),
    hint: dataImportText('book.sortTheFileSoThatThe', { whole }),
  }),
  splitGroup: (whole: string, name: string, line: number) => ({
    reason: dataImportText('book.lineOfWasRefusedSoThe', { line, whole, name }),
    hint: dataImportText('book.correctThatLine'),
  }),
  tooManyRows: (whole: string, most: number) => ({
    reason: dataImportText('book.theHasMoreThanRow', { whole, most }),
    hint: dataImportText('book.splitIt'),
  }),
  isThere: (whole: string, name: string, column: string, stands: string) => ({
    reason: dataImportText('book.alreadyExistsWith', { whole, name, column, stands }),
    hint: dataImportText('book.postedDocumentsCannotBeChangedKeep'),
  }),
  isThereWithout: (whole: string, name: string) => ({
    reason: dataImportText('book.alreadyExistsWithoutThisLine', { whole, name }),
    hint: dataImportText('book.postedDocumentsCannotBeChangedRemove'),
  }),
  ofAnother: (whole: string, name: string) => ({
    reason: dataImportText('book.belongsToAnotherCustomer', { whole, name }),
    hint: dataImportText('book.correctTheNumberOrTheCustomer'),
  }),
  noDescription: (product: string) => ({
    reason: dataImportText('book.thereIsNoProductAndNo', { product: quoted(product) }),
    hint: dataImportText('book.enterADescriptionOrImportThe'),
  }),
  otherSum: (column: string, said: string, sum: string, of: string) => ({
    reason: dataImportText('book.isButAddUpTo', { column, said, of, sum }),
    hint: dataImportText('book.correctTheAmountsSoThatThey'),
  }),
  otherAmount: (stated: string, amount: string) => ({
    code: 'amountMismatch',
    reason: dataImportText('book.extensionIsButQuantityTimesPriceIs', { stated, amount }),
    hint: dataImportText('import.setOverrideOrCorrect'),
  }),
  invoicedMore: (sum: string, ordered: string) => ({
    code: 'moreThanOrdered',
    reason: dataImportText('book.wouldBeInvoicedButWereOrdered', { sum, ordered }),
    hint: dataImportText('import.setOverrideOrCorrect'),
  }),
  otherSign: (column: string, value: string, quantity: string) => ({
    reason: dataImportText('book.isForAQuantityOf', { column, value, quantity }),
    hint: dataImportText('book.forReturnsBothMustBeNegative'),
  }),
  noExtension: (unit: string, priceUnit: string) => ({
    reason: dataImportText('book.soldByButPricedByAnd', { unit, priceUnit }),
    hint: dataImportText('book.enterTheExtension'),
  }),
  belowNothing: (column: string, value: string) => ({
    reason: dataImportText('book.isButInvoicesMustBePositive', { column, value }),
    hint: dataImportText('book.setTheTypeToCredit'),
  }),
  ofNothing: (column: string) => ({
    reason: dataImportText('book.is0', { column }),
    hint: dataImportText('book.removeTheRow'),
  }),
  balanceAboveAmount: (balance: string, amount: string) => ({
    reason: dataImportText('book.balanceIsMoreThanTheAmount', { balance, amount }),
    hint: dataImportText('book.correctOneOfTheTwo'),
  }),
  balanceOfOtherSign: (balance: string, amount: string) => ({
    reason: dataImportText('book.balanceAndAmountHaveDifferentSigns', { balance, amount }),
    hint: dataImportText('book.enterBothAsPositiveTheType'),
  }),
  paidSince: (left: string, said: string) => ({
    reason: dataImportText('book.isOpenHereButTheFile', { left, said }),
    hint: dataImportText('book.paymentsAreNotReversedByAn'),
  }),
  paysMore: (left: string, said: string) => ({
    reason: dataImportText('book.itsPaymentsLeaveOpenButThe', { left, said }),
    hint: dataImportText('book.correctTheBalanceOrPays'),
  }),
  paysNothing: (type: string) => ({
    reason: dataImportText('book.cannotPayDocumentsOnlyCreditsAnd', { type }),
    hint: dataImportText('book.leaveItEmptyOrCorrectThe'),
  }),
  paysAbsent: (to: string) => ({
    reason: dataImportText('book.paysTheCustomerHasNoInvoice', { to }),
    hint: dataImportText('book.importTheInvoiceFirstOrCorrect'),
  }),
  paysCredit: (to: string) => ({
    reason: dataImportText('book.paysItIsACreditNot', { to }),
    hint: dataImportText('book.correctTheNumber'),
  }),
  paysLess: (to: string, said: string, before: string) => ({
    reason: dataImportText('book.paysOfButAlreadyPaidOf', { said, to, before }),
    hint: dataImportText('book.paymentsAreNotReversedByAn2'),
  }),
  paysBeyond: (to: string, said: string, most: string) => ({
    reason: dataImportText('book.paysOfButCanPayAt', { said, to, most }),
    hint: dataImportText('book.reduceTheAmount'),
  }),
  paysTooMuch: (sum: string, amount: string) => ({
    reason: dataImportText('book.paysButTheAmountIs', { sum, amount }),
    hint: dataImportText('book.correctTheAmountOrPays'),
  }),
  turned: {
    reason: dataImportText('book.theCreditHasNegativeAmounts'),
    hint: 'read as positive',
  },
  mixedSigns: (column: string, value: string) => ({
    reason: dataImportText('book.isButOtherAmountsOfThe', { column, value }),
    hint: dataImportText('book.enterAllAmountsAsPositiveOr'),
  }),
  unknownProduct: (product: string) => ({
    reason: dataImportText('book.thereIsNoProduct', { product: quoted(product) }),
    hint: dataImportText('book.importedAsTextWithItsDescription'),
  }),
  ordersOfOthers: (type: string) => ({
    reason: dataImportText('book.cannotHaveAnOrder', { type }),
    hint: dataImportText('book.leaveTheOrderEmpty'),
  }),
  noOrderLine: (order: string, line: string) => ({
    reason: dataImportText('book.orderHasNoLine', { order, line }),
    hint: dataImportText('book.leaveItEmptyIfItWas'),
  }),
  orderedIn: (unit: string) => ({
    reason: dataImportText('book.theLineWasOrderedIn', { unit }),
    hint: dataImportText('book.leaveTheOrderLineEmptyOr'),
  }),
  noLines: {
    reason: dataImportText('book.linesIsEmpty'),
    hint: dataImportText('book.sendAtLeastOneLineEven'),
  },
  noBalance: {
    reason: dataImportText('book.balanceIsMissingAndTheAccount'),
    hint: dataImportText('book.enterTheOpenBalance0If'),
  },
  noOrder: (order: string) => ({
    reason: dataImportText('book.thereIsNoOrder', { order: quoted(order) }),
    hint: dataImportText('book.correctTheNumber'),
  }),
  twiceInBatch: (key: string) => ({
    reason: dataImportText('book.isADuplicate', { key }),
    hint: dataImportText('book.sendOneRowForEach'),
  }),
  shippedMoreOf: (line: number, sum: string, ordered: string) => ({
    reason: dataImportText('book.lineShippedAndShortButWere', { line, sum, ordered }),
    hint: dataImportText('book.quantitiesAreInTheOrderedUnit'),
  }),
  shippedMore: (sum: string, ordered: string) => ({
    reason: dataImportText('book.shippedAndShortButWereOrdered', { sum, ordered }),
    hint: dataImportText('book.correctTheQuantitiesInTheOrdered'),
  }),
} as const;
