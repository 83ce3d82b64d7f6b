import type { Problem } from '../fields/problem.ts';
import type { CalendarChange, DeliveryCalendar } from './calendarRules.ts';
import { calendarProblems } from './calendarRules.ts';
import { type Charges, type ChargesChange, chargeProblems } from './chargeRules.ts';
import { type ShopRules, shopProblems } from './shopRules.ts';
import { type SiteRules, siteProblems } from './siteRules.ts';
import { type SynonymRules, synonymProblems } from './synonymRules.ts';
import { type UserRules, userProblems } from './userRules.ts';
import { type ZipRules, type ZipRulesChange, zipProblems } from './zipRules.ts';

/** The rules that admins save together, with one version. */
export type RuleTopic = keyof RuleChanges;

/** As the shop has them. */
export interface Rules {
  calendar: DeliveryCalendar;
  zips: ZipRules;
  charges: Charges;
  site: SiteRules;
  user: UserRules;
  shop: ShopRules;
  synonyms: SynonymRules;
}

/** The rules as edited and sent. */
export interface RuleChanges {
  calendar: CalendarChange;
  zips: ZipRulesChange;
  charges: ChargesChange;
  site: SiteRules;
  user: UserRules;
  shop: ShopRules;
  synonyms: SynonymRules;
}

/** Why rules are not valid, by form field; server and browser use the same functions. */
export const RULE_PROBLEMS: {
  readonly [Topic in RuleTopic]: (change: RuleChanges[Topic], today: string) => Problem[];
} = {
  calendar: calendarProblems,
  zips: zipProblems,
  charges: chargeProblems,
  site: siteProblems,
  user: userProblems,
  shop: shopProblems,
  synonyms: synonymProblems,
};
