import { type TSchema, Type } from 'typebox';
import { SYNONYM_WORDS_LIMIT } from '../search/synonymGroup.ts';
import { Charges, ChargesChange } from '../siteConfiguration/charges.ts';
import { DELIVERY_AREAS_LIMIT, DeliveryAreas, DeliveryAreasChange } from '../siteConfiguration/deliveryAreas.ts';
import { CalendarChange, DeliveryCalendar } from '../siteConfiguration/deliveryCalendar.ts';
import { SearchWords } from '../siteConfiguration/searchWords.ts';
import { ShopConfiguration } from '../siteConfiguration/shopConfiguration.ts';
import { SiteConfiguration } from '../siteConfiguration/siteConfiguration.ts';
import { UserConfiguration } from '../siteConfiguration/userConfiguration.ts';
import { endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';

/** The refusal of a change: every reason, and the newest values when the change was based on others. */
const staleOf = <Newest extends TSchema>(newest: Newest) => ({
  409: Type.Object({ ...Refusal.properties, newest: Type.Optional(newest) }),
});
const CHANGE = '409 with the newest values if `version` is stale, otherwise with all reasons';

const read = { method: 'GET', access: 'admin' } as const;
const write = { method: 'PUT', access: 'admin' } as const;

export const getCalendar = endpoint({
  ...read,
  path: '/api/admin/calendar',
  summary: 'Delivery days, upcoming holidays and order cutoffs by warehouse',
  answer: DeliveryCalendar,
});
export const saveCalendar = endpoint({
  ...write,
  path: '/api/admin/calendar',
  summary: `Set the delivery calendar. ${CHANGE}`,
  body: CalendarChange,
  answer: DeliveryCalendar,
  refusals: staleOf(DeliveryCalendar),
  codes: ['invalidFields', 'staleVersion'],
});
export const getZips = endpoint({
  ...read,
  path: '/api/admin/zips',
  summary: `Delivery areas with minimums and days, by ZIP prefix. At most ${DELIVERY_AREAS_LIMIT}`,
  answer: DeliveryAreas,
});
export const saveZips = endpoint({
  ...write,
  path: '/api/admin/zips',
  summary: `Replace all delivery areas. Addresses follow their new area. ${CHANGE}`,
  body: DeliveryAreasChange,
  answer: DeliveryAreas,
  refusals: staleOf(DeliveryAreas),
  codes: ['invalidFields', 'staleVersion'],
});
export const getCharges = endpoint({
  ...read,
  path: '/api/admin/charges',
  summary: 'Delivery fee and tax rates, in percent',
  answer: Charges,
});
export const saveCharges = endpoint({
  ...write,
  path: '/api/admin/charges',
  summary: `Set fees and tax. ${CHANGE}`,
  body: ChargesChange,
  answer: Charges,
  refusals: staleOf(Charges),
  codes: ['invalidFields', 'staleVersion'],
});
export const getSiteConfiguration = endpoint({
  ...read,
  path: '/api/admin/settings/site',
  summary: 'Site settings',
  answer: SiteConfiguration,
});
export const saveSiteConfiguration = endpoint({
  ...write,
  path: '/api/admin/settings/site',
  summary: `Update the site settings. ${CHANGE}`,
  body: SiteConfiguration,
  answer: SiteConfiguration,
  refusals: staleOf(SiteConfiguration),
  codes: ['consumersCannotOrder', 'consumersCannotPay', 'invalidFields', 'languagesMissing', 'staleVersion'],
});
export const getUserConfiguration = endpoint({
  ...read,
  path: '/api/admin/settings/user',
  summary: 'Default user settings, used where neither the customer nor the user has one',
  answer: UserConfiguration,
});
export const saveUserConfiguration = endpoint({
  ...write,
  path: '/api/admin/settings/user',
  summary: `Update the default user settings. ${CHANGE}`,
  body: UserConfiguration,
  answer: UserConfiguration,
  refusals: staleOf(UserConfiguration),
  codes: ['invalidFields', 'staleVersion'],
});
export const getShopConfiguration = endpoint({
  ...read,
  path: '/api/admin/settings/shop',
  summary: 'Name, address, logo, colors and paper size of the shop',
  answer: ShopConfiguration,
});
export const saveShopConfiguration = endpoint({
  ...write,
  path: '/api/admin/settings/shop',
  summary: `Update the shop profile. ${CHANGE}`,
  body: ShopConfiguration,
  answer: ShopConfiguration,
  refusals: staleOf(ShopConfiguration),
  codes: ['invalidFields', 'staleVersion'],
});
export const getSynonyms = endpoint({
  ...read,
  path: '/api/admin/synonyms',
  summary: `Search words: what people type and the product names it finds. At most ${SYNONYM_WORDS_LIMIT} words`,
  answer: SearchWords,
});
export const saveSynonyms = endpoint({
  ...write,
  path: '/api/admin/synonyms',
  summary: `Replace all search words. Browsers get them with the next catalog version. ${CHANGE}`,
  body: SearchWords,
  answer: SearchWords,
  refusals: staleOf(SearchWords),
  codes: [
    'findsItself',
    'invalidFields',
    'phraseTooLong',
    'staleVersion',
    'wordIgnored',
    'wordInTwoGroups',
    'wordTooLong',
    'wordWithComma',
    'wordWithoutLetters',
  ],
});
