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

/** How a change of rules is refused: every reason, and the newest ones where it was made of others. */
const staleOf = <Newest extends TSchema>(newest: Newest) => ({
  409: Type.Object({ ...Refusal.properties, newest: Type.Optional(newest) }),
});
const CHANGE = '`version` is the one that was read; 409 with the newest ones where it is stale, else with every reason';

const read = { method: 'GET', access: 'admin' } as const;
const write = { method: 'PUT', access: 'admin' } as const;

export const getCalendar = endpoint({
  ...read,
  path: '/api/admin/calendar',
  summary: 'Delivery days, holidays from today on, and until when to order, by warehouse',
  answer: DeliveryCalendar,
});
export const saveCalendar = endpoint({
  ...write,
  path: '/api/admin/calendar',
  summary: `Set the delivery calendar. ${CHANGE}`,
  body: CalendarChange,
  answer: DeliveryCalendar,
  refusals: staleOf(DeliveryCalendar),
});
export const getZips = endpoint({
  ...read,
  path: '/api/admin/zips',
  summary: `Delivery areas, from which amount on and when, by zip; ${ZIP_RULES_LIMIT} rules at most`,
  answer: ZipRules,
});
export const saveZips = endpoint({
  ...write,
  path: '/api/admin/zips',
  summary: `Set all zip rules; addresses for which another rule holds from now on follow it. ${CHANGE}`,
  body: ZipRulesChange,
  answer: ZipRules,
  refusals: staleOf(ZipRules),
});
export const getCharges = endpoint({
  ...read,
  path: '/api/admin/charges',
  summary: 'The delivery charge and the rates of tax, in percent',
  answer: Charges,
});
export const saveCharges = endpoint({
  ...write,
  path: '/api/admin/charges',
  summary: `Set charges and tax. ${CHANGE}`,
  body: ChargesChange,
  answer: Charges,
  refusals: staleOf(Charges),
});
export const getSiteRules = endpoint({
  ...read,
  path: '/api/admin/settings/site',
  summary: 'What holds for the whole site',
  answer: SiteRules,
});
export const saveSiteRules = endpoint({
  ...write,
  path: '/api/admin/settings/site',
  summary: `Set what holds for the whole site. ${CHANGE}`,
  body: SiteRules,
  answer: SiteRules,
  refusals: staleOf(SiteRules),
});
export const getUserRules = endpoint({
  ...read,
  path: '/api/admin/settings/user',
  summary: 'What users have where neither their customer nor they themselves have a setting of their own',
  answer: UserRules,
});
export const saveUserRules = endpoint({
  ...write,
  path: '/api/admin/settings/user',
  summary: `Set what users have by default. ${CHANGE}`,
  body: UserRules,
  answer: UserRules,
  refusals: staleOf(UserRules),
});
export const getShopRules = endpoint({
  ...read,
  path: '/api/admin/settings/shop',
  summary: 'Name, address, logo and colors of the shop, and the size of its papers',
  answer: ShopRules,
});
export const saveShopRules = endpoint({
  ...write,
  path: '/api/admin/settings/shop',
  summary: `Set how the shop is called and looks. ${CHANGE}`,
  body: ShopRules,
  answer: ShopRules,
  refusals: staleOf(ShopRules),
});
export const getSynonyms = endpoint({
  ...read,
  path: '/api/admin/synonyms',
  summary: `Search words: what people type, and the names in the catalog that it finds; ${SYNONYM_WORDS_LIMIT} words at most`,
  answer: SynonymRules,
});
export const saveSynonyms = endpoint({
  ...write,
  path: '/api/admin/synonyms',
  summary: `Set all search words; browsers have them with the next version of the catalog. ${CHANGE}`,
  body: SynonymRules,
  answer: SynonymRules,
  refusals: staleOf(SynonymRules),
});
