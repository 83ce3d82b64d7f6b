import type { Fields, FieldTexts } from '../fields/field.ts';
import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { moneyInWords } from './amounts.ts';
import { daysInWords } from './configurationWords.ts';
import {
  COUNTY_LIMIT,
  DELIVERY_AREAS_LIMIT,
  type DeliveryAreasChange,
  type SentDeliveryArea,
  ZIP_LIMIT,
  zipBeginning,
} from './deliveryAreas.ts';

/** The fields of one area. */
export const ZIP_RULE_FIELDS = perLanguage(
  () =>
    ({
      zip: { label: adminText('zip.zipPrefix'), limit: ZIP_LIMIT },
      minimumOrderAmount: { label: adminText('zip.minimum'), unit: '$', none: adminText('zip.none') },
      county: { label: adminText('zip.county'), limit: COUNTY_LIMIT },
      isDelivered: { label: adminText('zip.deliveredTo') },
    }) satisfies Record<string, FieldTexts>,
);

function areaInWords({ isDelivered, minimumOrderAmount, weekdays, county }: SentDeliveryArea): string {
  if (!isDelivered) return adminText('zip.noDelivery');
  const amount = moneyInWords(minimumOrderAmount);
  const minimum = amount ? adminText('zip.minimumOf', { amount }) : adminText('zip.noMinimum');
  return [adminText('zip.isDeliveredTo'), minimum, daysInWords(weekdays), county?.trim()].filter(Boolean).join(', ');
}

/** Delivery areas, from which amount on, and on which days. */
export const ZIP_FIELDS = perLanguage(
  () =>
    ({
      rules: {
        label: adminText('zip.deliveryAreas'),
        hint: adminText('zip.longestMatchingPrefixWins'),
        limit: DELIVERY_AREAS_LIMIT,
        describe: ({ rules: areas }) => areas.map((area) => [zipBeginning(area.zip), areaInWords(area)]),
      },
    }) satisfies Fields<Omit<DeliveryAreasChange, 'version'>>,
);
