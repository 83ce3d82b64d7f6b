import { dataImportText } from '../texts/dataImportText.ts';

/** What a kind of data is, for users who have never imported it. */
const about = (): Readonly<Record<string, string>> => ({
  categories: dataImportText('kind.productCategoriesMainCategoriesFirst'),
  products: dataImportText('kind.codesDescriptionsBrandsCategoriesAndUnits'),
  units: dataImportText('kind.sellingAndPricingUnitsForEach'),
  prices: dataImportText('kind.pricesForCustomersWithoutAContract'),
  stock: dataImportText('kind.quantityAvailableToPromise'),
  customers: dataImportText('kind.customersWithPriceFactorTaxCredit'),
  shipTos: dataImportText('kind.customerDeliveryAddressesAndDeliveryDays'),
  contractPrices: dataImportText('kind.customerSpecificPricesThatReplaceThe'),
  users: dataImportText('kind.usersTheirCustomersAndTheirPermissions'),
  salespeople: dataImportText('kind.customersAssignedToEachSalesperson'),
  orderGuides: dataImportText('kind.productListsForRepeatOrders'),
  orders: dataImportText('kind.pastOrdersLineByLine'),
  invoices: dataImportText('kind.invoicesAndShipmentsForOrders'),
  openItems: dataImportText('kind.openInvoicesAndCredits'),
});

export function aboutKind(name: string): string {
  return about()[name] ?? '';
}
