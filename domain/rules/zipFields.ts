import type { Fields, FieldTexts } from '../fields/field.ts';
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
  zip: { label: 'ZIP prefix', limit: ZIP_LIMIT },
  minimumOrderAmount: { label: 'Minimum', unit: '$', none: 'None' },
  county: { label: 'County', limit: COUNTY_LIMIT },
  isDelivered: { label: 'Delivered to' },
} satisfies Record<string, FieldTexts>;

function ruleInWords({ isDelivered, minimumOrderAmount, weekdays, county }: SentZipRule): string {
  if (!isDelivered) return 'no delivery';
  const minimum = `minimum ${moneyInWords(minimumOrderAmount) || 'none'}`;
  return ['delivered to', minimum, daysInWords(weekdays), county?.trim()].filter(Boolean).join(', ');
}

/** Delivery areas, from which amount on, and on which days. */
export const ZIP_FIELDS = {
  rules: {
    label: 'Delivery areas',
    hint: 'The longest matching prefix wins: 04101 before 041, and 041 before 04. With no areas, you deliver everywhere; with areas, only where delivery is on. Addresses follow their area when it changes.',
    limit: ZIP_RULES_LIMIT,
    says: ({ rules }) => rules.map((rule) => [zipBeginning(rule.zip), ruleInWords(rule)]),
  },
} satisfies Fields<Omit<ZipRulesChange, 'version'>>;
