import { fieldInvalid, fieldRequired, fieldTooLong } from '../fields/fieldReasons.ts';
import type { Problem } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import { punchoutText } from '../texts/punchoutText.ts';
import type { PartnerChange, PartnerSettings } from './partner.ts';
import { isHostPattern } from './partnerHosts.ts';
import { partnerReasons } from './partnerReasons.ts';

/** Characters of a shared secret. */
const SECRET_LEAST = 12;
/** A longer secret is not compared, because hashing it would cost too much. */
export const SECRET_MOST = 1000;

const CURRENCY = /^[A-Z]{3}$/;
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const CUSTOM_FIELD = /^CUST_FIELD[1-5]$/;

type Row = Readonly<Record<string, string>>;

function trimmedRows<T extends Row>(rows: readonly T[]): T[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value.trim()])) as T);
}

const trimmedHosts = (hosts: readonly string[]) => hosts.map((host) => host.trim().toLowerCase());

function trimmedSettings(settings: PartnerSettings): PartnerSettings {
  const { classes } = settings;
  return {
    ...settings,
    currency: settings.currency.trim().toUpperCase(),
    language: settings.language.trim(),
    postbackHosts: trimmedHosts(settings.postbackHosts),
    frameHosts: trimmedHosts(settings.frameHosts),
    shipTos: trimmedRows(settings.shipTos),
    units: trimmedRows(settings.units),
    classes: {
      rest: classes.rest?.trim() || null,
      categories: trimmedRows(classes.categories),
      products: trimmedRows(classes.products),
    },
    extrinsics: trimmedRows(settings.extrinsics),
  };
}

/** A partner in stored form: trimmed; hosts in lower case. The secret is not trimmed. */
export function trimmedPartner<Change extends PartnerChange>(change: Change): Change {
  return {
    ...change,
    name: change.name.trim(),
    identities: trimmedRows(change.identities),
    settings: trimmedSettings(change.settings),
  };
}

/** Codes that occur more than once, each once, in their first spelling. Case is ignored unless `isExact`. */
function repeated(codes: readonly string[], isExact = false): string[] {
  const seen = new Map<string, { code: string; count: number }>();
  for (const code of codes) {
    const key = isExact ? code : code.toLowerCase();
    const before = seen.get(key);
    seen.set(key, { code: before?.code ?? code, count: (before?.count ?? 0) + 1 });
  }
  return [...seen.values()].filter(({ count }) => count > 1).map(({ code }) => code);
}

/** Codes that differ from another one only in case; they stay if all of them were saved before. */
function alikeButCase(codes: readonly string[], before: readonly string[]): string[] {
  const spellings = new Map<string, string[]>();
  for (const code of new Set(codes)) {
    const key = code.toLowerCase();
    spellings.set(key, [...(spellings.get(key) ?? []), code]);
  }
  const alike = [...spellings.values()].filter((group) => group.length > 1);
  return alike.filter((group) => group.some((code) => !before.includes(code))).flat();
}

const at = (field: string, reasons: readonly Reason[]): Problem[] => reasons.map((reason) => ({ ...reason, field }));

function secretProblems(secret: string): Reason[] {
  if (secret.length > SECRET_MOST)
    return [fieldTooLong(SECRET_MOST, punchoutText('partner.longSecret', { most: SECRET_MOST }))];
  const params = { least: SECRET_LEAST };
  return secret.trim().length < SECRET_LEAST
    ? [{ code: 'fieldTooShort', params, text: punchoutText('partner.shortSecret', params) }]
    : [];
}

function identityProblems({ identities, protocol, isActive }: PartnerChange): Reason[] {
  const named = identities.filter(({ identity }) => identity !== '');
  return [
    ...(isActive && named.length === 0 ? [fieldRequired(punchoutText('partner.noIdentity'))] : []),
    ...(named.length < identities.length ? [fieldRequired(punchoutText('partner.identityBlank'))] : []),
    ...named.flatMap(({ domain, identity }): Reason[] => {
      if (protocol === 'cxml') return domain === '' ? [partnerReasons.domainMissing(identity)] : [];
      return domain === '' ? [] : [partnerReasons.domainNotAllowed(identity)];
    }),
    ...repeated(named.map(({ domain, identity }) => `${domain}\n${identity}`)).map((pair) =>
      partnerReasons.identityTwice(pair.split('\n')[1] ?? ''),
    ),
  ];
}

function hostProblems(hosts: readonly string[]): Reason[] {
  return [
    ...hosts.filter((host) => !isHostPattern(host)).map(partnerReasons.noHost),
    ...repeated(hosts).map(partnerReasons.hostTwice),
  ];
}

interface KeyedList {
  list: string;
  rows: readonly Row[];
  keys: readonly string[];
  /** Of those that are looked up without regard to case: the keys that were saved before. */
  before?: readonly string[];
}

function keyProblems({ list, rows, keys, before }: KeyedList): Reason[] {
  const filled = keys.filter((key) => key !== '');
  const isHalf = rows.some((row) => Object.values(row).some((value) => value === ''));
  const twice = repeated(filled, true);
  const alike = before ? alikeButCase(filled, before) : [];
  return [
    ...(isHalf ? [partnerReasons.incompleteRow(list)] : []),
    ...(twice.length > 0 ? [partnerReasons.twice(list, twice)] : []),
    ...(alike.length > 0 ? [partnerReasons.sameButCase(list, alike)] : []),
  ];
}

function listProblems({ protocol, settings }: PartnerChange, before: PartnerSettings | null): Reason[] {
  const { shipTos, units, classes, extrinsics } = settings;
  const theirsOf = (rows: PartnerSettings['shipTos'] = []) => rows.map(({ theirs }) => theirs);
  const unitsOf = (rows: PartnerSettings['units'] = []) => rows.map(({ unit }) => unit);
  const namesOf = (rows: PartnerSettings['extrinsics'] = []) => rows.map(({ name }) => name);
  const keyed: KeyedList[] = [
    {
      list: punchoutText('partner.lists.shipTos'),
      rows: shipTos,
      keys: theirsOf(shipTos),
      before: theirsOf(before?.shipTos),
    },
    { list: punchoutText('partner.lists.units'), rows: units, keys: unitsOf(units), before: unitsOf(before?.units) },
    {
      list: punchoutText('partner.lists.categories'),
      rows: classes.categories,
      keys: classes.categories.map(({ categoryCode }) => categoryCode),
    },
    {
      list: punchoutText('partner.lists.products'),
      rows: classes.products,
      keys: classes.products.map(({ productCode }) => productCode),
    },
    {
      list: punchoutText('partner.lists.extrinsics'),
      rows: extrinsics,
      keys: namesOf(extrinsics),
      before: namesOf(before?.extrinsics),
    },
  ];
  const isOff = protocol === 'oci' && extrinsics.some(({ name }) => !CUSTOM_FIELD.test(name));
  return [...keyed.flatMap(keyProblems), ...(isOff ? [partnerReasons.customFields()] : [])];
}

/**
 * Every reason, in order and by form field, why a trimmed partner cannot be saved, as far as the shop's tables are not
 * needed. `before`: the current settings; null for a new partner.
 */
export function partnerProblems(
  change: PartnerChange,
  hasSecret: boolean,
  before: PartnerSettings | null = null,
): Problem[] {
  const { secret, settings } = change;
  const lacksSecret = secret === undefined && change.isActive && !hasSecret;
  return [
    ...at('name', change.name === '' ? [fieldRequired(punchoutText('partner.noName'))] : []),
    ...at('identities', identityProblems(change)),
    ...at('isActive', lacksSecret ? [fieldRequired(punchoutText('partner.noSecret'))] : []),
    ...at('secret', secret === undefined ? [] : secretProblems(secret)),
    ...at('currency', CURRENCY.test(settings.currency) ? [] : [fieldInvalid(punchoutText('partner.noCurrency'))]),
    ...at('language', LANGUAGE.test(settings.language) ? [] : [fieldInvalid(punchoutText('partner.noLanguage'))]),
    ...at('postbackHosts', hostProblems(settings.postbackHosts)),
    ...at('frameHosts', hostProblems(settings.frameHosts)),
    ...at('lists', listProblems(change, before)),
  ];
}
