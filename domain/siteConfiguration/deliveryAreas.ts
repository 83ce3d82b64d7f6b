import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { fieldInvalid, fieldRepeated, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, repeatedPlaces, rowProblems } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import { Code } from '../schema/limits.ts';
import { adminText } from '../texts/adminText.ts';
import { amountProblem } from './amounts.ts';
import { Weekdays } from './deliveryCalendar.ts';
import { lengthProblem } from './siteConfiguration.ts';

export const DELIVERY_AREAS_LIMIT = 2000;
export const ZIP_LIMIT = 12;
export const COUNTY_LIMIT = 40;

const areaFields = {
  /** A zip code or a prefix of one; the longest matching prefix wins. */
  zip: Code,
  isDelivered: Type.Boolean(),
  weekdays: Weekdays,
  county: Type.Union([Code, Type.Null()]),
};

const DeliveryArea = Type.Object({ ...areaFields, minimumOrderAmount: Type.Union([Type.Number(), Type.Null()]) });

/** The delivery areas with their minimum and days. Without any area: everywhere. */
export const DeliveryAreas = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  rules: Type.Array(DeliveryArea, { maxItems: DELIVERY_AREAS_LIMIT }),
  /** The delivery days of the site. */
  deliveryWeekdays: Weekdays,
});
export type DeliveryAreas = Static<typeof DeliveryAreas>;

const SentArea = Type.Object({ ...areaFields, minimumOrderAmount: Type.Union([DecimalInput, Type.Null()]) });
export type SentDeliveryArea = Static<typeof SentArea>;

export const DeliveryAreasChange = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  rules: Type.Array(SentArea, { maxItems: DELIVERY_AREAS_LIMIT }),
});
export type DeliveryAreasChange = Static<typeof DeliveryAreasChange>;

const UNITED_STATES = /^\d{1,9}$/;
const CANADIAN = /^[ABCEGHJ-NPRSTVXY](?:\d(?:[ABCEGHJ-NPRSTV-Z](?:\d(?:[ABCEGHJ-NPRSTV-Z]\d?)?)?)?)?$/;

/** A zip prefix in stored form: without blanks and separators, in capitals. */
export function zipBeginning(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

function zipProblem(zip: string, isRepeated: boolean): Reason | null {
  if (!UNITED_STATES.test(zip) && !CANADIAN.test(zip)) return fieldInvalid(adminText('configuration.noZip'));
  return isRepeated ? fieldRepeated(zip, adminText('configuration.repeatedZip', { zip })) : null;
}

/** Why delivery areas are not valid. */
export function zipProblems({ rules: areas }: DeliveryAreasChange): Problem[] {
  const zips = areas.map(({ zip }) => zipBeginning(zip));
  const repeated = repeatedPlaces(zips);
  return rowProblems('rules', areas, ({ isDelivered, minimumOrderAmount, weekdays, county }, place) => ({
    zip: zipProblem(zips[place] ?? '', repeated.has(place)),
    minimumOrderAmount: amountProblem(minimumOrderAmount, { isRequired: false }),
    weekdays: isDelivered && weekdays.length === 0 ? fieldRequired(adminText('configuration.noDays')) : null,
    county: lengthProblem(adminText('zips.theCounty'), (county ?? '').trim(), COUNTY_LIMIT),
  }));
}
