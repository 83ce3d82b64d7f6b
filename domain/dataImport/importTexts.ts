import { dataImportText } from '../texts/dataImportText.ts';
import { allOf } from '../texts/listOf.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import type { Reference } from './reference.ts';

const quoted = (text: string) => `"${text}"`;

/** The messages about imported rows and files: a reason, and its effect or what to do. */
export const importTexts = perLanguage(
  () =>
    ({
      blanks: (column: string, typed: string, read: string) => ({
        reason: dataImportText('import.hasExtraSpaces', { column, typed: quoted(typed) }),
        hint: dataImportText('import.readAs', { read }),
      }),
      noSuchField: (name: string) => ({
        code: 'unknownField',
        reason: dataImportText('import.unknownField', { name: quoted(name) }),
        hint: dataImportText('import.useTheNamesInTheApi'),
      }),
      otherCase: (column: string, typed: string, read: string) => ({
        reason: dataImportText('import.differsByCaseAlone', { column, typed: quoted(typed), read }),
        hint: dataImportText('import.readAs', { read }),
      }),
      severalCases: (column: string, typed: string, known: readonly string[]) => ({
        code: 'ambiguousCode',
        reason: dataImportText('import.couldBeOr', {
          ...{ column, typed: quoted(typed), one: known[0] ?? '', other: known[1] ?? '' },
        }),
        hint: dataImportText('import.enterItAsTheShopHasIt'),
      }),
      missing: (column: string) => ({
        reason: dataImportText('import.isMissing', { column }),
        hint: dataImportText('import.enterAValue'),
      }),
      tooLong: (column: string, length: number, most: number) => ({
        reason: dataImportText('import.hasCharacter', { column, length }),
        hint: dataImportText('import.shortenItToAtMost', { most }),
      }),
      controlCharacters: (column: string) => ({
        reason: dataImportText('import.containsALineBreakOrInvisible', { column }),
        hint: dataImportText('import.removeIt'),
      }),
      notANumber: (column: string, typed: string) => ({
        reason: dataImportText('import.isNotAValidNumber', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterANumber'),
      }),
      twoNumbers: (column: string, typed: string, one: string, other: string) => ({
        code: 'ambiguousNumber',
        reason: dataImportText('import.couldBeOr', { column, typed: quoted(typed), one, other }),
        hint: dataImportText('import.chooseTheDecimalSeparatorOrEnter'),
      }),
      percent: (column: string, typed: string) => ({
        reason: dataImportText('import.isAPercentage', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterAPlainNumber'),
      }),
      otherCurrency: (column: string, typed: string) => ({
        reason: dataImportText('import.isInAnotherCurrency', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterTheAmountInDollars'),
      }),
      formula: (column: string, typed: string) => ({
        reason: dataImportText('import.isAFormula', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterItsValueInstead'),
      }),
      notWhole: (column: string, typed: string) => ({
        reason: dataImportText('import.isNotAWholeNumber', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterAWholeNumberSuchAs'),
      }),
      belowLeast: (column: string, typed: string, least: string) => ({
        reason: dataImportText('import.isTooLow', { column, typed }),
        hint: dataImportText('import.enterOrMore', { least }),
      }),
      notAbove: (column: string, typed: string) => ({
        reason: dataImportText('import.isTooLow', { column, typed }),
        hint: dataImportText('import.enterANumberAboveZero'),
      }),
      aboveMost: (column: string, typed: string, most: string) => ({
        reason: dataImportText('import.isTooHigh', { column, typed }),
        hint: dataImportText('import.enterOrLess', { most }),
      }),
      aboveShare: (column: string, typed: string, most: string) => ({
        code: 'aboveMost',
        reason: dataImportText('import.isAboveDidYouMeanA', { column, typed, most }),
        hint: dataImportText('import.enterPercent'),
      }),
      unusualFactor: (factor: string, least: string, most: string) => ({
        code: 'unusualPriceFactor',
        reason: dataImportText('import.priceFactorIsUnusual', { factor, least, most }),
        hint: dataImportText('import.setOverrideOrCorrect'),
      }),
      endsBeforeItStarts: (from: string, to: string) => ({
        code: 'endsBeforeItStarts',
        reason: dataImportText('prices.endsBeforeItStarts', { from, to }),
        hint: dataImportText('prices.endsBeforeItStarts.hint'),
      }),
      overlappingPrices: (days: string, others: string) => ({
        code: 'overlappingPrices',
        reason: dataImportText('prices.overlaps', { days, others }),
        hint: dataImportText('prices.overlaps.hint'),
      }),
      zeroPrice: {
        code: 'zeroPrice',
        reason: dataImportText('import.priceIsZero'),
        hint: dataImportText('import.cannotBeOrdered'),
      },
      rounded: (column: string, typed: string, read: string, places: number) => ({
        reason: dataImportText('import.hasMoreThanDecimal', { column, typed, places }),
        hint: dataImportText('import.readAs', { read }),
      }),
      notAFlag: (column: string, typed: string) => ({
        reason: dataImportText('import.isNotYesOrNo', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterYesOrNo'),
      }),
      severalUnits: (product: string, units: readonly string[]) => ({
        reason: dataImportText('import.productHasSeveralUnits', { product, units: allOf(units) }),
        hint: dataImportText('import.addTheUnit'),
      }),
      notOneOf: (column: string, typed: string, words: readonly string[]) => ({
        reason: dataImportText('import.isNotAValidValue', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enter', { choices: words.join(', ') }),
      }),
      notAnAddress: (column: string, typed: string) => ({
        reason: dataImportText('import.isNotAValidEmailAddress', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterAnAddressSuchAsName'),
      }),
      notSettings: (column: string) => ({
        reason: dataImportText('import.isNotAJsonObject', { column }),
        hint: dataImportText('import.enterSettingsSuchAsOrLeave'),
      }),
      noSetting: (column: string, name: string) => ({
        reason: dataImportText('import.unknownSetting', { column, name: quoted(name) }),
        hint: dataImportText('import.removeItOrCorrectItsName'),
      }),
      noValueOf: (column: string, setting: string, given: string) => ({
        reason: dataImportText('import.isNotAValidValueFor', { column, given, setting }),
        hint: dataImportText('import.correctTheValue'),
      }),
      field: (column: string, problem: string) => ({
        reason: `${column}: ${problem}`,
        hint: dataImportText('import.correctIt'),
      }),
      notAValue: (column: string) => ({
        reason: dataImportText('import.isAListOrAnObject', { column }),
        hint: dataImportText('import.enterOneTextOrNumber'),
      }),
      fraction: (column: string, typed: string, read: string) => ({
        reason: dataImportText('import.isAFraction', { column, typed: quoted(typed) }),
        hint: dataImportText('import.readAs', { read }),
      }),
      noPack: (column: string, typed: string) => ({
        reason: dataImportText('import.isNotANumberOfStock', { column, typed: quoted(typed) }),
        hint: dataImportText('import.enterANumberOrPack'),
      }),
      unknownPiece: (typed: string, product: string, piece: string) => ({
        code: 'unknownUnit',
        reason: dataImportText('import.holdsCountsInWhichIsNot', { typed: quoted(typed), piece, product }),
        hint: dataImportText('import.importTheUnitOfThisProduct', { piece }),
      }),
      pieceOfItself: (typed: string, unit: string) => ({
        code: 'unknownUnit',
        reason: dataImportText('import.holdsCountsIn', { typed: quoted(typed), unit }),
        hint: dataImportText('import.enterHowManyStockUnitsIt'),
      }),
      inexactPiece: (typed: string, piece: string, each: string) => ({
        code: 'inexactUnit',
        reason: dataImportText('import.holdsCannotBeStoredExactly', { typed: quoted(typed), piece, each }),
        hint: dataImportText('import.enterHowManyStockUnitsIt'),
      }),
      converted: (typed: string, piece: string, each: string, read: string) => ({
        reason: dataImportText('import.holds1Holds', { typed: quoted(typed), piece, each }),
        hint: dataImportText('import.readAs', { read }),
      }),
      otherUnit: (column: string, typed: string, named: string, unit: string) => ({
        reason: dataImportText('import.refersToButTheUnitIs', { column, typed: quoted(typed), named, unit }),
        hint: dataImportText('import.enterHowManyStockUnitsOne', { unit }),
      }),
      noConversion: (column: string) => ({
        reason: dataImportText('import.isMissingEnterHowManyStock', { column }),
        hint: dataImportText('import.enterANumberOfStockUnits'),
      }),
      reservedKey: (key: string) => ({
        reason: dataImportText('import.keyIsReservedForInvoiceCorrections', { key }),
        hint: dataImportText('import.useAnotherNumberOrRemoveThe'),
      }),
      keyTaken: (key: string, code: string) => ({
        reason: dataImportText('import.keyBelongsTo', { key, code }),
        hint: dataImportText('import.useAnotherNumberOrRemoveThe'),
      }),
      keyStays: (key: string, stored: string) => ({
        reason: dataImportText('import.keyDoesNotMatchTheCurrent', { key, stored }),
        hint: dataImportText('import.removeTheColumnKeysCannotBe'),
      }),
      reservedCode: (code: string) => ({
        reason: dataImportText('import.isReserved', { code }),
        hint: dataImportText('import.useAnotherCode'),
      }),
      unknown: (thing: Reference | 'mainCategory', code: string) => ({
        reason: dataImportText('import.thereIsNo', { thing, code: quoted(code) }),
        hint: dataImportText('import.importTheFirstOrCorrectThe', { thing }),
      }),
      unknownCategory: (code: string) => ({
        reason: dataImportText('import.thereIsNo', { thing: 'category', code: quoted(code) }),
        hint: dataImportText('import.correctItOrCreateCategories'),
      }),
      severalCategories: (column: string, typed: string, codes: readonly string[]) => ({
        code: 'ambiguousCode',
        reason: dataImportText('import.isTheNameOf', { column, typed: quoted(typed), codes: allOf(codes) }),
        hint: dataImportText('import.enterTheCode'),
      }),
      categoryList: (column: string, typed: string) => ({
        reason: dataImportText('import.hasSeveralCategories', { column, typed: quoted(typed) }),
        hint: dataImportText('import.leaveOneOfThem'),
      }),
      noUnitOf: (product: string, unit: string) => ({
        reason: dataImportText('import.productHasNoUnit', { product, unit: quoted(unit) }),
        hint: dataImportText('import.importTheUnitsFirstOrCorrect'),
      }),
      noPriceUnit: (product: string, unit: string) => ({
        reason: dataImportText('import.productIsNotPricedBy', { product, unit }),
        hint: dataImportText('import.markTheUnitAsAPrice'),
      }),
      twice: (what: string, line: number) => ({
        reason: dataImportText('import.isAlreadyInLine', { what, line }),
        hint: dataImportText('import.removeOneOfThemTheFirst'),
      }),
      circular: (codes: readonly string[]) => ({
        reason: dataImportText('import.categoryWouldBeItsOwnParent', {
          code: codes[0] ?? '',
          path: codes.join(dataImportText('import.under')),
        }),
        hint: dataImportText('import.leaveTheParentOfTheMain'),
      }),
      deepParent: (code: string, parent: string) => ({
        reason: dataImportText('import.categoryWouldBeUnderWhichIs', { code, parent }),
        hint: dataImportText('import.onlyTwoLevelsAreAllowedUse'),
      }),
      hasSubCategories: (code: string, children: readonly string[]) => ({
        reason: dataImportText('import.categoryHasSubCategories', { code, children: children.join(', ') }),
        hint: dataImportText('import.giveThemAnotherParentFirst'),
      }),
      hasProducts: (code: string, count: number) => ({
        reason: dataImportText('import.categoryHasProducts', { code, count }),
        hint: dataImportText('import.moveThemToAnotherCategoryFirst'),
      }),
      needsCustomer: {
        reason: dataImportText('import.customerIsMissing'),
        hint: dataImportText('import.enterACustomerOrSetThe'),
      },
      needsNoCustomer: {
        reason: dataImportText('import.salespeopleHaveNoCustomer'),
        hint: dataImportText('import.leaveCustomerEmptyAndImportThe'),
      },
      emailTaken: (email: string) => ({
        reason: dataImportText('import.belongsToAnotherUser', { email }),
        hint: dataImportText('import.useADifferentAddressForEach'),
      }),
      anotherPrimary: (customer: string, code: string) => ({
        reason: dataImportText('import.isAlsoMarkedPrimaryFor', { code, customer }),
        hint: dataImportText('import.markOnlyOneAsPrimary'),
      }),

      guideFull: (guide: string, most: number) => ({
        reason: dataImportText('import.orderGuideWouldHaveMoreThan', { guide, most }),
        hint: dataImportText('import.splitIt'),
      }),
    }) as const,
);

/** What is wrong with a cell, and the effect or what to do; `code` is for programs. */
export interface Issue {
  readonly code?: string;
  readonly reason: string;
  readonly hint: string;
}
