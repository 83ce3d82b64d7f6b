import type { Kysely, Transaction } from 'kysely';
import type { Body } from '#domain/api/endpoint.ts';
import type { changePartner as changeEndpoint } from '#domain/api/partners.ts';
import { changesBetween } from '#domain/fields/differences.ts';
import type { Partner, PartnerChange } from '#domain/punchout/partner.ts';
import { PARTNER_FIELDS, SECRET_FIELD } from '#domain/punchout/partnerFields.ts';
import { partnerReasons } from '#domain/punchout/partnerReasons.ts';
import { partnerProblems, trimmedPartner } from '#domain/punchout/partnerRules.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { malformed, notFound, Refused } from '../../../platform/http/refused.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { passwordHash, refusedForm } from '../../accounts/newPassword.ts';
import { addAudit } from '../../audit/auditRepository.ts';
import { findKnownOf, findPartner, type KnownOf, lockPartners } from './partnerRepository.ts';
import { endVisits, insertPartner, updatePartner } from './writePartner.ts';

type Change = Body<typeof changeEndpoint>;

interface Who {
  userId: number;
  at: Date;
}

/** The unknown codes of a change. */
function unknownCodes({ settings }: PartnerChange, known: KnownOf): Reason[] {
  const { shipTos, units, classes } = settings;
  const missing = (list: string, codes: readonly string[], found: readonly string[]) => {
    const left = [...new Set(codes)].filter((code) => code !== '' && !found.includes(code));
    return left.length > 0 ? [partnerReasons.unknown(list, left)] : [];
  };
  return [
    ...(known.hasCustomer
      ? missing(
          punchoutText('partner.ours.shipTo'),
          shipTos.map(({ shipToCode }) => shipToCode),
          known.shipTos,
        )
      : []),
    ...missing(
      punchoutText('partner.ours.unit'),
      units.map(({ unit }) => unit),
      known.units,
    ),
    ...missing(
      punchoutText('partner.ours.category'),
      classes.categories.map(({ categoryCode }) => categoryCode),
      known.categories,
    ),
    ...missing(
      punchoutText('partner.ours.product'),
      classes.products.map(({ productCode }) => productCode),
      known.products,
    ),
  ];
}

function nameTaken({ name }: PartnerChange): Reason {
  return { code: 'nameTaken', params: { name }, text: punchoutText('partner.nameTaken', { name }) };
}

function identityTaken(params: { identity: string; partner: string }): Reason {
  return { code: 'identityTaken', params, text: punchoutText('partner.identityTaken', params) };
}

const unknownCustomer = (): Reason => ({ code: 'unknownCustomer', text: punchoutText('partner.unknownCustomer') });

/** Throws with every reason at once why the partner is not valid. */
async function assertValid(
  transaction: Transaction<Database>,
  change: PartnerChange,
  before: Partner | null,
): Promise<void> {
  const known = await findKnownOf(transaction, change, before?.id ?? null);
  const problems = [
    ...partnerProblems(change, before?.hasSecret ?? false, before?.settings),
    ...(known.isNameTaken ? [nameTaken(change)] : []),
    ...(known.hasCustomer ? [] : [unknownCustomer()]),
    ...known.taken.map(({ identity, partner }) => identityTaken({ identity, partner })),
    ...unknownCodes(change, known),
  ];
  if (problems.length > 0) throw refusedForm(problems);
}

function requireStorable(change: PartnerChange): void {
  if (JSON.stringify(change).includes('\\u0000')) throw malformed('a partner cannot hold a NUL');
}

const secretHashOf = (secret: string | undefined) => (secret === undefined ? undefined : passwordHash(secret));

async function writtenPartner(database: Kysely<Database>, id: number): Promise<Partner> {
  const partner = await findPartner(database, id);
  if (!partner) throw new Error('a partner that was written is not there');
  return partner;
}

export async function addPartner(
  { database, ids }: Runtime,
  { userId, at }: Who,
  sent: PartnerChange,
): Promise<Partner> {
  requireStorable(sent);
  const { secret, ...partner } = trimmedPartner(sent);
  const change = secret === undefined ? partner : { ...partner, secret };
  return await database.transaction().execute(async (transaction) => {
    await lockPartners(transaction);
    await assertValid(transaction, change, null);
    const id = await insertPartner(transaction, {
      partner,
      secretHash: (await secretHashOf(secret)) ?? null,
      passwordHash: await passwordHash(ids.secret()),
    });
    await addAudit(transaction, { at, userId, action: 'partner.add', subject: `${id} 1` });
    return await writtenPartner(transaction, id);
  });
}

/** The change as the audit log shows it; the secret itself is never logged. */
const secretChange = ({ secret }: { secret?: string }) =>
  secret ? [{ what: SECRET_FIELD.label, was: null, is: punchoutText('partner.anotherSecret') }] : [];

/**
 * Changes the partner that was read at `version`. Visits of a deactivated partner, or one with another customer, end.
 */
export async function changePartner(
  { database }: Runtime,
  { userId, at }: Who,
  id: number,
  sent: Change,
): Promise<Partner> {
  requireStorable(sent);
  const { version, ...change } = trimmedPartner(sent);
  return await database.transaction().execute(async (transaction) => {
    await lockPartners(transaction);
    const before = await findPartner(transaction, id);
    if (!before) throw notFound();
    if (before.version !== version) {
      throw new Refused(409, 'staleVersion', punchoutText('partner.changedElsewhere'), {
        errors: [punchoutText('partner.changedElsewhere')],
        extra: { partner: before },
      });
    }
    await assertValid(transaction, change, before);
    const secretHash = await secretHashOf(change.secret);
    await updatePartner(transaction, id, { partner: change, version: version + 1, secretHash });
    const isTurnedAway = before.isActive && !change.isActive;
    if (isTurnedAway || before.customerKey !== change.customerKey) await endVisits(transaction, id, at);
    const after = await writtenPartner(transaction, id);
    const changes = [...changesBetween(PARTNER_FIELDS, before, after), ...secretChange(change)];
    await addAudit(transaction, { at, userId, action: 'partner.change', subject: `${id} ${version + 1}`, changes });
    return after;
  });
}
