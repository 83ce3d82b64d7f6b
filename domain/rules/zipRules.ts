import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { fieldInvalid, fieldRepeated, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, repeatedPlaces, rowProblems } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import { Code } from '../schema/limits.ts';
import { adminText } from '../texts/adminText.ts';
import { amountProblem } from './amounts.ts';
import { Weekdays } from './calendarRules.ts';
import { lengthProblem } from './siteRules.ts';

export const ZIP_RULES_LIMIT = 2000;
export const ZIP_LIMIT = 12;
export const COUNTY_LIMIT = 40;

const ruleFields = {
  /** A zip code or a prefix of one; the longest matching prefix wins. */
  zip: Code,
  isDelivered: Type.Boolean(),
  weekdays: Weekdays,
  county: Type.Union([Code, Type.Null()]),
};

const ZipRule = Type.Object({ ...ruleFields, minimumOrderAmount: Type.Union([Type.Number(), Type.Null()]) });

/** The delivery areas with their minimum and days. Without any rule: everywhere. */
export const ZipRules = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  rules: Type.Array(ZipRule, { maxItems: ZIP_RULES_LIMIT }),
  /** The delivery days of the site. */
  deliveryWeekdays: Weekdays,
});
export type ZipRules = Static<typeof ZipRules>;

const SentRule = Type.Object({ ...ruleFields, minimumOrderAmount: Type.Union([DecimalInput, Type.Null()]) });
export type SentZipRule = Static<typeof SentRule>;

export const ZipRulesChange = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  rules: Type.Array(SentRule, { maxItems: ZIP_RULES_LIMIT }),
});
export type ZipRulesChange = Static<typeof ZipRulesChange>;

const UNITED_STATES = /^\d{1,9}$/;
const CANADIAN = /^[ABCEGHJ-NPRSTVXY](?:\d(?:[ABCEGHJ-NPRSTV-Z](?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?)?)?$/;

/** A zip prefix in stored form: without blanks and separators, in capitals. */
export function zipBeginning(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

function zipProblem(zip: string, isRepeated: boolean): Reason | null {
  if (!UNITED_STATES.test(zip) && !CANADIAN.test(zip)) return fieldInvalid(adminText('rule.noZip'));
  return isRepeated ? fieldRepeated(zip, adminText('rule.repeatedZip', { zip })) : null;
}

/** Why zip rules are not valid. */
export function zipProblems({ rules }: ZipRulesChange): Problem[] {
  const zips = rules.map(({ zip }) => zipBeginning(zip));
  const repeated = repeatedPlaces(zips);
  return rowProblems('rules', rules, ({ isDelivered, minimumOrderAmount, weekdays, county }, place) => ({
    zip: zipProblem(zips[place] ?? '', repeated.has(place)),
    minimumOrderAmount: amountProblem(minimumOrderAmount, { isRequired: false }),
    weekdays: isDelivered && weekdays.length === 0 ? fieldRequired(adminText('rule.noDays')) : null,
    county: lengthProblem(adminText('zips.theCounty'), (county ?? '').trim(), COUNTY_LIMIT),
  }));
}
