import { FILE_BYTES } from '../dataImport/limits.ts';
import { payItems } from './accountPayment.ts';
import { addCartLines, validateCart } from './cart.ts';
import type { Endpoint } from './endpoint.ts';
import { PICTURE_BYTES, uploadImage } from './images.ts';
import { startImport } from './imports.ts';
import { putInvoices, putOrders, putPayments } from './integration.ts';
import { putCustomers, putPrices, putProducts, putStock, putUnits } from './integrationData.ts';
import { saveLanding } from './landing.ts';
import { createNamedOrderGuide, createOrderGuide, patchOrderGuide } from './orderGuides.ts';
import { addPartner, changePartner } from './partners.ts';
import { payOrder } from './payment.ts';
import { reportProblem } from './problem.ts';
import { getLastSales, getPrices, getUncommitted } from './products.ts';
import { saveCalendar, saveShopConfiguration, saveSynonyms, saveZips } from './siteConfiguration.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The body limit in bytes of a call that is not listed here. */
export const BODY_BYTES = 64 * KILOBYTE;
/** The maximum nesting of lists and maps in a body. */
export const DEPTH_LIMIT = 20;

const LIMITS: readonly (readonly [bytes: number, calls: readonly Endpoint[]])[] = [
  [4 * KILOBYTE, [reportProblem]],
  [16 * KILOBYTE, [payOrder]],
  [256 * KILOBYTE, [getPrices, getUncommitted, getLastSales, saveShopConfiguration]],
  [
    MEGABYTE,
    [
      ...[addCartLines, validateCart, createOrderGuide, createNamedOrderGuide, patchOrderGuide, payItems],
      ...[saveZips, saveCalendar, addPartner, changePartner],
      ...[putOrders, putInvoices, putPayments, putProducts, putUnits, putPrices, putStock, putCustomers],
    ],
  ],
  [2 * MEGABYTE, [saveLanding, saveSynonyms]],
  [PICTURE_BYTES, [uploadImage]],
  [FILE_BYTES, [startImport]],
];

const limits: ReadonlyMap<Endpoint, number> = new Map(
  LIMITS.flatMap(([bytes, calls]) => calls.map((call) => [call, bytes] as const)),
);

/** The body limit of a call, in bytes. It is separate from the endpoints, because browsers load those. */
export function bodyLimitOf(endpoint: Endpoint): number {
  return limits.get(endpoint) ?? BODY_BYTES;
}
