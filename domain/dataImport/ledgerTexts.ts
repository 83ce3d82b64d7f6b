import { dataImportText } from '../texts/dataImportText.ts';
import { perLanguage } from '../texts/perLanguage.ts';

const quoted = (text: string) => `"${text}"`;

/** What several rows describe together, or one row of an account. */
export type LedgerRecord = 'order' | 'invoice' | 'document';

/** The messages about accounting rows: orders, invoices and open items. */
export const ledgerTexts = perLanguage(
  () =>
    ({
      notADate: (column: string, typed: string) => ({
        reason: dataImportText('book.isNotAValidDate', { column, typed: quoted(typed) }),
        hint: dataImportText('book.enterDate'),
      }),
      eitherDate: (column: string, typed: string, one: string, other: string) => ({
        code: 'ambiguousDate',
        reason: dataImportText('book.couldBeOr', { column, typed: quoted(typed), one, other }),
        hint: dataImportText('book.chooseTheDateOrderOrEnter'),
      }),
      notAMoment: (column: string, typed: string) => ({
        reason: dataImportText('book.isNotAValidTimeWith', { column, typed: quoted(typed) }),
        hint: dataImportText('book.enterTime'),
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
      differsInGroup: (column: string, record: LedgerRecord, first: string, line: number) => ({
        reason: dataImportText('book.isInLineOfTheSame', { column, first: quoted(first), line, record }),
        hint: dataImportText('book.enterTheSameValueInEvery'),
      }),
      comesBack: (record: LedgerRecord, name: string, line: number) => ({
        reason: dataImportText('book.isAlreadyInLine', { record, name, line }),
        hint: dataImportText('book.sortTheFileSoThatThe', { record }),
      }),
      splitGroup: (record: LedgerRecord, name: string, line: number) => ({
        reason: dataImportText('book.lineOfWasRefusedSoThe', { line, record, name }),
        hint: dataImportText('book.correctThatLine'),
      }),
      tooManyRows: (record: LedgerRecord, most: number) => ({
        reason: dataImportText('book.theHasMoreThanRow', { record, most }),
        hint: dataImportText('book.splitIt'),
      }),
      isThere: (record: LedgerRecord, name: string, column: string, current: string | null) => ({
        reason:
          current === null
            ? dataImportText('book.existsWithEmpty', { record, name, column })
            : dataImportText('book.alreadyExistsWith', { record, name, column, current }),
        hint: dataImportText('book.postedDocumentsCannotBeChangedKeep'),
      }),
      isThereWithout: (record: LedgerRecord, name: string) => ({
        reason: dataImportText('book.alreadyExistsWithoutThisLine', { record, name }),
        hint: dataImportText('book.postedDocumentsCannotBeChangedRemove'),
      }),
      ofAnother: (record: LedgerRecord, name: string) => ({
        reason: dataImportText('book.belongsToAnotherCustomer', { record, name }),
        hint: dataImportText('book.correctTheNumberOrTheCustomer'),
      }),
      noDescription: (product: string) => ({
        reason: dataImportText('book.thereIsNoProductAndNo', { product: quoted(product) }),
        hint: dataImportText('book.enterADescriptionOrImportThe'),
      }),
      otherTotal: (given: string, sum: string) => ({
        reason: dataImportText('book.partsAddUpToAnotherTotal', { given, sum }),
        hint: dataImportText('book.correctTheAmountsSoThatThey'),
      }),
      otherLineTotal: (given: string, sum: string) => ({
        reason: dataImportText('book.linesAddUpToAnotherTotal', { given, sum }),
        hint: dataImportText('book.correctTheAmountsSoThatThey'),
      }),
      otherAmount: (stated: string, amount: string) => ({
        code: 'amountMismatch',
        reason: dataImportText('book.extensionIsButQuantityTimesPriceIs', { stated, amount }),
        hint: dataImportText('import.setOverrideOrCorrect'),
      }),
      otherBilledUnit: (unit: string, priceUnit: string) => ({
        code: 'billedUnitMismatch',
        reason: dataImportText('book.billedInButPricedBy', { unit, priceUnit }),
        hint: dataImportText('book.enterTheBilledQuantityInThePriceUnit'),
      }),
      otherBilledAmount: (billed: string, amount: string, stated: string) => ({
        code: 'amountMismatch',
        reason: dataImportText('book.billedQuantityGivesAnotherAmount', { billed, amount, stated }),
        hint: dataImportText('import.setOverrideOrCorrect'),
      }),
      invoicedMore: (sum: string, ordered: string) => ({
        code: 'moreThanOrdered',
        reason: dataImportText('book.wouldBeInvoicedButWereOrdered', { sum, ordered }),
        hint: dataImportText('import.setOverrideOrCorrect'),
      }),
      otherSign: (column: string, amount: string, quantity: string) => ({
        reason: dataImportText('book.isForAQuantityOf', { column, amount, quantity }),
        hint: dataImportText('book.forReturnsBothMustBeNegative'),
      }),
      noExtension: (unit: string, priceUnit: string) => ({
        reason: dataImportText('book.soldByButPricedByAnd', { unit, priceUnit }),
        hint: dataImportText('book.enterTheExtension'),
      }),
      belowNothing: (column: string, amount: string) => ({
        reason: dataImportText('book.isButInvoicesMustBePositive', { column, amount }),
        hint: dataImportText('book.setTheTypeToCredit'),
      }),
      ofNothing: (column: string) => ({
        reason: dataImportText('book.isZero', { column }),
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
      paidSince: (open: string, given: string) => ({
        reason: dataImportText('book.isOpenHereButTheFile', { open, given }),
        hint: dataImportText('book.importTheAdditionalDebt'),
      }),
      paysMore: (open: string, given: string) => ({
        reason: dataImportText('book.itsPaymentsLeaveOpenButThe', { open, given }),
        hint: dataImportText('book.correctTheBalanceOrPays'),
      }),
      paysNothing: (type: string) => ({
        reason: dataImportText('book.cannotPayDocumentsOnlyCreditsAnd', { type }),
        hint: dataImportText('book.leaveItEmptyOrCorrectThe'),
      }),
      paysAbsent: (document: string) => ({
        reason: dataImportText('book.paysTheCustomerHasNoInvoice', { document }),
        hint: dataImportText('book.importTheInvoiceFirstOrCorrect'),
      }),
      paysCredit: (document: string) => ({
        reason: dataImportText('book.paysItIsACreditNot', { document }),
        hint: dataImportText('book.correctTheNumber'),
      }),
      paysLess: (document: string, given: string, paid: string) => ({
        reason: dataImportText('book.paysOfButAlreadyPaidOf', { given, document, paid }),
        hint: dataImportText('book.enterTheFullAmountPaid'),
      }),
      paysBeyond: (document: string, given: string, most: string) => ({
        reason: dataImportText('book.paysOfButCanPayAt', { given, document, most }),
        hint: dataImportText('book.reduceTheAmount'),
      }),
      paysTooMuch: (sum: string, amount: string) => ({
        reason: dataImportText('book.paysButTheAmountIs', { sum, amount }),
        hint: dataImportText('book.correctTheAmountOrPays'),
      }),
      turned: {
        reason: dataImportText('book.theCreditHasNegativeAmounts'),
        hint: dataImportText('book.readAsPositive'),
      },
      mixedSigns: (column: string, amount: string) => ({
        reason: dataImportText('book.isButOtherAmountsOfThe', { column, amount }),
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
    }) as const,
);
