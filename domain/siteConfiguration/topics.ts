import type { Problem } from '../fields/problem.ts';
import { type Charges, type ChargesChange, chargeProblems } from './charges.ts';
import { type DeliveryAreas, type DeliveryAreasChange, zipProblems } from './deliveryAreas.ts';
import type { CalendarChange, DeliveryCalendar } from './deliveryCalendar.ts';
import { calendarProblems } from './deliveryCalendar.ts';
import { type SearchWords, synonymProblems } from './searchWords.ts';
import { type ShopConfiguration, shopProblems } from './shopConfiguration.ts';
import { type SiteConfiguration, siteProblems } from './siteConfiguration.ts';
import { type UserConfiguration, userProblems } from './userConfiguration.ts';

/** What admins save together, with one version. */
export type ConfigurationTopic = keyof ConfigurationChanges;

/** As the shop has them. */
export interface Configuration {
  calendar: DeliveryCalendar;
  zips: DeliveryAreas;
  charges: Charges;
  site: SiteConfiguration;
  user: UserConfiguration;
  shop: ShopConfiguration;
  synonyms: SearchWords;
}

/** The configuration as edited and sent. */
export interface ConfigurationChanges {
  calendar: CalendarChange;
  zips: DeliveryAreasChange;
  charges: ChargesChange;
  site: SiteConfiguration;
  user: UserConfiguration;
  shop: ShopConfiguration;
  synonyms: SearchWords;
}

/** Why a configuration is not valid, by form field; server and browser use the same functions. */
export const CONFIGURATION_PROBLEMS: {
  readonly [Topic in ConfigurationTopic]: (change: ConfigurationChanges[Topic], today: string) => Problem[];
} = {
  calendar: calendarProblems,
  zips: zipProblems,
  charges: chargeProblems,
  site: siteProblems,
  user: userProblems,
  shop: shopProblems,
  synonyms: synonymProblems,
};
