import type { Fields, FieldTexts } from '../fields/field.ts';
import { adminText } from '../texts/adminText.ts';
import { moneyInWords } from './amounts.ts';
import { daysInWords } from './ruleWords.ts';
import {
  COUNTY_LIMIT,
  type SentZipRule,
  ZIP_LIMIT,
  ZIP_RULES_LIMIT,
  type ZipRulesChange,
  zipBeginning,
} from './zipRules.ts';

/** The fields of one rule. */
export const ZIP_RULE_FIELDS = {
  zip: { label: adminText('zip.zipPrefix'), limit: ZIP_LIMIT },
  minimumOrderAmount: { label: adminText('zip.minimum'), unit: '$', none: adminText('zip.none') },
  county: { label: adminText('zip.county'), limit: COUNTY_LIMIT },
  isDelivered: { label: adminText('zip.deliveredTo') },
} satisfies Record<string, FieldTexts>;

function ruleInWords({ isDelivered, minimumOrderAmount, weekdays, county }: SentZipRule): string {
  if (!isDelivered) return adminText('zip.noDelivery');
  const minimum = `minimum ${moneyInWords(minimumOrderAmount) || 'none'}`;
  return ['delivered to', minimum, daysInWords(weekdays), county?.trim()].filter(Boolean).join(', ');
}

/** Delivery areas, from which amount on, and on which days. */
export const ZIP_FIELDS = {
  rules: {
    label: adminText('zip.deliveryAreas'),
    hint: adminText('zip.theLongestMatchingPrefixWins04101'),
    limit: ZIP_RULES_LIMIT,
    describe: ({ rules }) => rules.map((rule) => [zipBeginning(rule.zip), ruleInWords(rule)]),
  },
} satisfies Fields<Omit<ZipRulesChange, 'version'>>;
