import type { PartnerCustomer } from '#domain/api/partners.ts';
import type { Partner } from '#domain/punchout/partner.ts';
import { trimmedPartner } from '#domain/punchout/partnerRules.ts';
import { CHARGE_WORDS, ENCODING_WORDS, EXTRINSIC_WORDS, PROTOCOL_WORDS } from '#domain/punchout/partnerWords.ts';
import { formatCount } from '#domain/shownNumber.ts';
import type { TypedPartner } from '#machines/admin/partnerForm/partnerWrite.ts';
import type { Difference } from '../../components/dialogs/ConflictDialog.tsx';

const NOTHING = 'Nothing';
const LINES_SHOWN = 8;

type Side = { mine: readonly string[]; theirs: readonly string[] };

/** Rows that the other one does not have. */
function onlyIn(rows: readonly string[], others: readonly string[]): string {
  const other = new Set(others);
  const only = rows.filter((row) => !other.has(row));
  const more = only.length - LINES_SHOWN;
  return [...only.slice(0, LINES_SHOWN), ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join('\n') || NOTHING;
}

function listed(name: string, { mine, theirs }: Side): Difference {
  return { name, mine: onlyIn(mine, theirs), theirs: onlyIn(theirs, mine) };
}

type Shown = Omit<TypedPartner, 'customerKey'> & { customer: string };

/** What each part of a partner says, as rows. */
function partsOf({ name, protocol, isActive, customer, identities, settings }: Shown): Record<string, string[]> {
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
  const mine = partsOf({ ...trimmedPartner(typed), customer });
  const theirs = partsOf({ ...newest, customer: newest.customerName });
  return Object.entries(mine)
    .map(([name, rows]) => listed(name, { mine: rows, theirs: theirs[name] ?? [] }))
    .filter((difference) => difference.mine !== NOTHING || difference.theirs !== NOTHING);
}
