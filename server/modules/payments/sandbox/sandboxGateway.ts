import type { Kysely } from 'kysely';
import { decimal } from '#domain/decimal.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { answerOf } from '../answerOf.ts';
import { GatewayRefusal, GatewayUnavailable, isGatewayError, OutcomeUnknown, type PaymentGateway } from '../gateway.ts';
import { REFUSALS } from '../refusals.ts';
import { captureHeld, enterCharge, enterRefund, findById, findByReference, voidUnsettled } from './sandboxLedger.ts';
import { spentTokens } from './sandboxTokens.ts';
import { lapsed, validate } from './validate.ts';

interface Given {
  database: Kysely<Database>;
  clock: Clock;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** The delay of a late response, and of one that never comes. */
const LATE_MS = 5_000;
const PATIENCE_MS = 10_000;
/** Longer than any response and any database statement takes. */
const ARRIVES_WITHIN_MS = 20_000;
/** The age at which a captured charge has settled. */
const SETTLED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * A gateway without money. It answers by the table of test cards and keeps its own ledger, whose changes commit
 * separately: never call it while a transaction of the shop is open.
 */
export function sandboxGateway({ database, clock, pause }: Given): PaymentGateway {
  const tokens = spentTokens();
  return {
    name: 'sandbox',
    movesMoney: false,
    arrivesWithinMs: ARRIVES_WITHIN_MS,

    authorise: (charge) =>
      booked(async () => {
        const known = await findByReference(database, charge.reference);
        if (known) return answerOf(known);
        const { source } = charge;
        const isFresh = source.kind !== 'token' || tokens.spend(source.token, clock.now());
        const validated = validate(charge, clock.now());
        const validation = isFresh ? validated : lapsed(validated);
        const { outcome } = validation;
        if (outcome === 'unavailable')
          throw new GatewayUnavailable(accountText('sandboxGateway.theSandboxIsUnavailableToThis'));
        if (outcome === 'unanswered') return await silence(pause);
        const entered = await enterCharge(database, charge, validation, clock.now());
        if (outcome === 'lostAnswer') return await silence(pause);
        if (outcome === 'late') await pause(LATE_MS);
        return answerOf(entered);
      }),

    capture: ({ transactionId, amount }) =>
      booked(async () => {
        if (await captureHeld(database, transactionId, amount.toFixed(2), clock.now())) return;
        const row = await findById(database, transactionId);
        if (row?.state === 'captured') return;
        if (row?.state === 'held') throw new GatewayRefusal(REFUSALS.moreThanHeld());
        throw new GatewayRefusal(row ? REFUSALS.nothingHeld() : REFUSALS.unknownTransaction());
      }),

    void: (transactionId) =>
      booked(async () => {
        const settledBefore = new Date(clock.now().getTime() - SETTLED_AFTER_MS);
        if (await voidUnsettled(database, transactionId, settledBefore)) return;
        const row = await findById(database, transactionId);
        if (row?.state === 'voided') return;
        if (row?.state === 'declined') throw new GatewayRefusal(REFUSALS.nothingToVoid());
        throw new GatewayRefusal(row ? REFUSALS.tooLateToVoid() : REFUSALS.unknownTransaction());
      }),

    refund: ({ reference, transactionId, amount, lastFour }) =>
      booked(() =>
        enterRefund(database, { reference, transactionId, amount: amount.toFixed(2), now: clock.now() }, (row) => {
          if (row === null) throw new GatewayRefusal(REFUSALS.unknownTransaction());
          if (row.state !== 'captured') throw new GatewayRefusal(REFUSALS.nothingCaptured());
          if (row.last_four !== lastFour) throw new GatewayRefusal(REFUSALS.otherNumber());
          if (decimal(row.refunded).plus(amount).greaterThan(row.captured))
            throw new GatewayRefusal(REFUSALS.moreThanCaptured());
        }),
      ),

    find: (reference) => booked(() => findByReference(database, reference)),
  };
}

async function silence(pause: Given['pause']): Promise<never> {
  await pause(PATIENCE_MS);
  throw new OutcomeUnknown('The sandbox did not answer.');
}

/** A ledger error leaves it unknown what was written. */
async function booked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isGatewayError(error)) throw error;
    throw new OutcomeUnknown('The books of the sandbox could not be read or written.', { cause: error });
  }
}
