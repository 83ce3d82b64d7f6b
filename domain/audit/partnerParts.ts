import type { Partner } from '../punchout/partner.ts';
import { CHARGE_WORDS, ENCODING_WORDS, EXTRINSIC_WORDS, PROTOCOL_WORDS } from '../punchout/partnerWords.ts';
import type { Parts } from './change.ts';

/** What a trading partner is and how it is talked to, in words; never its secret. */
export function partnerParts({ name, protocol, isActive, customerName, identities, settings }: Partner): Parts {
  const { classes, charges, encoding } = settings;
  const rows = (about: string, pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([theirs, ours]): [string, string] => [`${about} ${theirs}`, ours]);
  return {
    Name: name,
    Protocol: PROTOCOL_WORDS[protocol],
    State: isActive ? 'Active' : 'Turned off',
    Customer: customerName,
    Currency: settings.currency,
    Language: settings.language,
    'Form field of messages': ENCODING_WORDS[encoding],
    'Tax and charges': CHARGE_WORDS[charges],
    'Class of everything else': classes.rest ?? 'none',
    ...Object.fromEntries([
      ...rows(
        'Identity',
        identities.map(({ domain, identity }) => [`${domain} ${identity}`.trim(), 'let in']),
      ),
      ...rows(
        'Carts go to',
        settings.postbackHosts.map((host) => [host, 'allowed']),
      ),
      ...rows(
        'Shown in frames of',
        settings.frameHosts.map((host) => [host, 'allowed']),
      ),
      ...rows(
        'Ship-to',
        settings.shipTos.map(({ theirs, shipToCode }) => [theirs, shipToCode]),
      ),
      ...rows(
        'Unit',
        settings.units.map(({ unit, code }) => [unit, code]),
      ),
      ...rows(
        'Class of category',
        classes.categories.map(({ categoryCode, code }) => [categoryCode, code]),
      ),
      ...rows(
        'Class of product',
        classes.products.map(({ productCode, code }) => [productCode, code]),
      ),
      ...rows(
        'Field of their own',
        settings.extrinsics.map((extrinsic) => [extrinsic.name, EXTRINSIC_WORDS[extrinsic.field]]),
      ),
    ]),
  };
}
