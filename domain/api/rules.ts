import { type TSchema, Type } from 'typebox';
import { CalendarChange, DeliveryCalendar } from '../rules/calendarRules.ts';
import { Charges, ChargesChange } from '../rules/chargeRules.ts';
import { ShopRules } from '../rules/shopRules.ts';
import { SiteRules } from '../rules/siteRules.ts';
import { SynonymRules } from '../rules/synonymRules.ts';
import { UserRules } from '../rules/userRules.ts';
import { ZIP_RULES_LIMIT, ZipRules, ZipRulesChange } from '../rules/zipRules.ts';
import { SYNONYM_WORDS_LIMIT } from '../search/synonymGroup.ts';
import { endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';

/** The refusal of a change of rules: every reason, and the newest rules when the change was based on others. */
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
  summary: `Delivery areas with minimums and days, by ZIP prefix. At most ${ZIP_RULES_LIMIT}`,
  answer: ZipRules,
});
export const saveZips = endpoint({
  ...write,
  path: '/api/admin/zips',
  summary: `Replace all delivery areas. Addresses follow their new area. ${CHANGE}`,
  body: ZipRulesChange,
  answer: ZipRules,
  refusals: staleOf(ZipRules),
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
export const getSiteRules = endpoint({
  ...read,
  path: '/api/admin/settings/site',
  summary: 'Site settings',
  answer: SiteRules,
});
export const saveSiteRules = endpoint({
  ...write,
  path: '/api/admin/settings/site',
  summary: `Update the site settings. ${CHANGE}`,
  body: SiteRules,
  answer: SiteRules,
  refusals: staleOf(SiteRules),
  codes: ['consumersCannotOrder', 'consumersCannotPay', 'invalidFields', 'staleVersion'],
});
export const getUserRules = endpoint({
  ...read,
  path: '/api/admin/settings/user',
  summary: 'Default user settings, used where neither the customer nor the user has one',
  answer: UserRules,
});
export const saveUserRules = endpoint({
  ...write,
  path: '/api/admin/settings/user',
  summary: `Update the default user settings. ${CHANGE}`,
  body: UserRules,
  answer: UserRules,
  refusals: staleOf(UserRules),
  codes: ['invalidFields', 'staleVersion'],
});
export const getShopRules = endpoint({
  ...read,
  path: '/api/admin/settings/shop',
  summary: 'Name, address, logo, colors and paper size of the shop',
  answer: ShopRules,
});
export const saveShopRules = endpoint({
  ...write,
  path: '/api/admin/settings/shop',
  summary: `Update the shop profile. ${CHANGE}`,
  body: ShopRules,
  answer: ShopRules,
  refusals: staleOf(ShopRules),
  codes: ['invalidFields', 'staleVersion'],
});
export const getSynonyms = endpoint({
  ...read,
  path: '/api/admin/synonyms',
  summary: `Search words: what people type and the product names it finds. At most ${SYNONYM_WORDS_LIMIT} words`,
  answer: SynonymRules,
});
export const saveSynonyms = endpoint({
  ...write,
  path: '/api/admin/synonyms',
  summary: `Replace all search words. Browsers get them with the next catalog version. ${CHANGE}`,
  body: SynonymRules,
  answer: SynonymRules,
  refusals: staleOf(SynonymRules),
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
