import type { PartnerCustomer } from '#domain/api/partners.ts';
import type { Partner } from '#domain/punchout/partner.ts';
import { trimmedPartner } from '#domain/punchout/partnerRules.ts';
import { CHARGE_WORDS, ENCODING_WORDS, EXTRINSIC_WORDS, PROTOCOL_WORDS } from '#domain/punchout/partnerWords.ts';
import type { TypedPartner } from '#machines/admin/partnerForm/partnerWrite.ts';
import type { Difference } from '../../../components/dialogs/ConflictDialog.tsx';
import { differencesOf, type Parts } from '../../../components/dialogs/differences.ts';

type Shown = Omit<TypedPartner, 'customerKey'> & { customer: string };

/** What each part of a partner says, as rows. */
function partsOf({ name, protocol, isActive, customer, identities, settings }: Shown): Parts {
  const { classes } = settings;
  return {
    Name: [name],
    Protocol: [PROTOCOL_WORDS[protocol]],
    State: [isActive ? 'Active' : 'Turned off'],
    Customer: [customer],
    Identities: identities.map(({ domain, identity }) => [domain, identity].filter(Boolean).join(' ')),
    Currency: [settings.currency],
    Language: [settings.language],
    Encoding: [ENCODING_WORDS[settings.encoding]],
    'Tax and Charges': [CHARGE_WORDS[settings.charges]],
    'Hosts That Take Carts': settings.postbackHosts,
    'Hosts of Frames': settings.frameHosts,
    'Ship-tos': settings.shipTos.map(({ theirs, shipToCode }) => `${theirs} → ${shipToCode}`),
    Units: settings.units.map(({ unit, code }) => `${unit} → ${code}`),
    'Class of Everything Else': classes.rest === null ? [] : [classes.rest],
    'Classes of Categories': classes.categories.map(({ categoryCode, code }) => `${categoryCode} → ${code}`),
    'Classes of Products': classes.products.map(({ productCode, code }) => `${productCode} → ${code}`),
    'Fields of Their Own': settings.extrinsics.map(
      ({ name: field, field: what }) => `${field} → ${EXTRINSIC_WORDS[what]}`,
    ),
  };
}

/** What was typed beside what somebody else saved meanwhile, part by part; parts that are alike are left out. */
export function partnerDifferences(
  typed: TypedPartner,
  newest: Partner,
  customers: readonly PartnerCustomer[],
): Difference[] {
  const named = customers.find(({ customerKey }) => customerKey === typed.customerKey);
  const isSame = typed.customerKey === newest.customerKey;
  const customer = isSame ? newest.customerName : (named?.name ?? String(typed.customerKey));
  return differencesOf(
    partsOf({ ...trimmedPartner(typed), customer }),
    partsOf({ ...newest, customer: newest.customerName }),
  );
}
