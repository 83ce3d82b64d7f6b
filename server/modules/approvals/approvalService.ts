import type { Transaction } from 'kysely';
import type { SentLine } from '#domain/cart/cart.ts';
import { EMPTY_HEADER } from '#domain/cart/header.ts';
import type { KeptLine } from '#domain/cart/keptLine.ts';
import { lineProblems, readQuantityOrNone } from '#domain/cart/lineRules.ts';
import type { Decimal } from '#domain/decimal.ts';
import { readDecimal } from '#domain/decimal.ts';
import { formatMoney, MONEY_PLACES } from '#domain/money.ts';
import type { Reason } from '#domain/refusal/coded.ts';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import type { Approval, ApprovalChange } from '#domain/team/approval.ts';
import { APPROVAL_MOVES, type ApprovalMove } from '#domain/team/approvalMoves.ts';
import { teamText } from '#domain/texts/teamText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { forbidden, malformed, notFound, Refused } from '../../platform/http/refused.ts';
import { type Once, once } from '../../platform/idempotency/once.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Buyer } from '../access/caller.ts';
import { advanceCart } from '../cart/cartRepository.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { changeCart, type OpenCart } from '../cart/changeCart.ts';
import { addToCart } from '../cart/lineService.ts';
import { productOf } from '../cart/loadCart.ts';
import { lastSales } from '../orders/historyService.ts';
import { orderContent } from '../orders/orderCart.ts';
import type { OrderServices } from '../orders/services.ts';
import { findApproval, lockApproval, type StoredApproval, updateApproval } from '../teams/approvalRepository.ts';
import { findApprovers } from '../teams/approverRepository.ts';
import { shownApproval } from './shownApproval.ts';
import { type ValidatedApproval, validateApproval } from './validatedApproval.ts';

/** A call about one approval. */
export interface ApprovalRequest {
  buyer: Buyer;
  id: number;
  now: Date;
  once: Once | null;
}

type Services = Runtime & Pick<OrderServices, 'emails'>;

/** An approval as the transaction of a call sees it. */
interface OpenApproval {
  transaction: Transaction<Database>;
  stored: StoredApproval;
  validated: ValidatedApproval;
  isApprover: boolean;
}

async function isApproverOf(
  transaction: Transaction<Database>,
  { customerKey, requesterId, shipToCode }: StoredApproval,
  { userId, membership }: Buyer,
): Promise<boolean> {
  if (!membership?.rights.includes('approve')) return false;
  const found = await findApprovers(transaction, { customerKey, requesterId, shipToCode }, userId);
  return found.length > 0;
}

/** A member sees own orders; who may approve, also those of others to ship-tos that this user may use. */
function maySee({ requesterId, shipToCode }: StoredApproval, { userId, membership }: Buyer): boolean {
  if (requesterId === userId) return true;
  const shipTos = membership?.shipTos ?? null;
  const isElsewhere = shipTos !== null && shipToCode !== null && !shipTos.includes(shipToCode);
  return membership?.rights.includes('approve') === true && !isElsewhere;
}

async function openApproval(
  transaction: Transaction<Database>,
  { buyer, id, now }: ApprovalRequest,
  find: typeof findApproval | typeof lockApproval,
): Promise<OpenApproval> {
  if (buyer.site.settings.teams !== true) throw notFound();
  const stored = await find(transaction, buyer.customerKey, id);
  if (!stored || !maySee(stored, buyer)) throw notFound();
  return {
    transaction,
    stored,
    isApprover: await isApproverOf(transaction, stored, buyer),
    validated: await validateApproval(transaction, stored, { viewer: buyer, now }),
  };
}

async function show(
  services: Services,
  { stored, validated, isApprover }: OpenApproval,
  buyer: Buyer,
): Promise<Approval> {
  const keys = [...new Set(stored.lines.map(({ productKey }) => productKey))];
  const sales = await lastSales(services, buyer, keys);
  return shownApproval(stored, validated, sales, { buyer, isApprover });
}

async function refusal(
  services: Services,
  open: OpenApproval,
  buyer: Buyer,
  { code, message, reasons }: { code: RefusalCode; message: string; reasons?: readonly Reason[] },
): Promise<Refused> {
  const approval = await show(services, open, buyer);
  return new Refused(409, code, message, { ...(reasons && { reasons }), extra: { approval } });
}

/** Refuses a move that this caller cannot make, or that was decided about another version. */
async function checkMove(
  services: Services,
  open: OpenApproval,
  { buyer, move, version }: { buyer: Buyer; move: ApprovalMove; version: number },
): Promise<void> {
  const { stored, isApprover } = open;
  const isOwn = stored.requesterId === buyer.userId;
  const { by, from } = APPROVAL_MOVES[move];
  if (by === 'approver' && isOwn) {
    throw await refusal(services, open, buyer, { code: 'ownApproval', message: teamText('approval.own') });
  }
  if (by === 'approver' ? !isApprover : !isOwn) throw forbidden();
  if (stored.state !== from) {
    const message = teamText('approval.decided', { state: stored.state });
    throw await refusal(services, open, buyer, { code: 'approvalDecided', message });
  }
  if (stored.version !== version) {
    throw await refusal(services, open, buyer, { code: 'staleVersion', message: teamText('approval.changed') });
  }
}

/** All moves go through this function: locked, validated inside the lock, written and answered in one transaction. */
async function moveApproval(
  services: Services,
  request: ApprovalRequest,
  { move, version }: { move: ApprovalMove; version: number },
  apply: (open: OpenApproval) => Promise<void>,
): Promise<Approval> {
  const { buyer, now } = request;
  return await services.database.transaction().execute((transaction) =>
    once(transaction, request.once, now, async () => {
      const open = await openApproval(transaction, request, lockApproval);
      await checkMove(services, open, { buyer, move, version });
      await apply(open);
      return await show(services, await openApproval(transaction, request, findApproval), buyer);
    }),
  );
}

export async function getApproval(services: Services, request: ApprovalRequest): Promise<Approval> {
  return await services.database
    .transaction()
    .execute(async (transaction) =>
      show(services, await openApproval(transaction, request, findApproval), request.buyer),
    );
}

/** The lines with other quantities, without those of quantity 0; or why they are refused. */
function changedLines(
  { stored: { lines }, validated: { open, request } }: OpenApproval,
  sent: ApprovalChange['lines'],
): { lines: KeptLine[]; errors: Reason[] } {
  const quantities = new Map(sent.map(({ id, orderQuantity }) => [id, orderQuantity]));
  const errors: Reason[] = [];
  const changed = lines.flatMap((line): KeptLine[] => {
    const asked = line.id === null ? undefined : quantities.get(line.id);
    if (asked === undefined) return [line];
    const read = readQuantityOrNone(asked);
    if (!read.value) {
      errors.push(...(read.errors ?? []));
      return [line];
    }
    if (read.value.isZero()) return [];
    const next = { ...line, quantity: read.value };
    errors.push(...lineProblems(next, productOf(open.products, line), request.buyer.settings));
    return [next];
  });
  if (sent.some(({ id }) => !lines.some((line) => line.id === id))) throw malformed('lines name one that has gone');
  return { lines: changed, errors };
}

export async function changeApproval(
  services: Services,
  request: ApprovalRequest,
  { version, lines: sent, deliveryDate }: ApprovalChange,
): Promise<Approval> {
  return await moveApproval(services, request, { move: 'change', version }, async (open) => {
    const { stored, transaction } = open;
    const { lines, errors } = changedLines(open, sent);
    const [error] = errors;
    if (error) {
      const beside = { code: 'lineRefused', message: error.text, reasons: errors } as const;
      throw await refusal(services, open, request.buyer, beside);
    }
    const header = deliveryDate === undefined ? stored.header : { ...stored.header, deliveryDate };
    const changed = await validateApproval(
      transaction,
      { ...stored, header, lines },
      { viewer: request.buyer, now: request.now },
    );
    if (deliveryDate !== undefined && changed.dateProblem !== null) {
      const { dateProblem } = changed;
      const beside = { code: 'headerInvalid', message: dateProblem.text, reasons: [dateProblem] } as const;
      throw await refusal(services, open, request.buyer, beside);
    }
    await updateApproval(transaction, stored.id, { header, lines, total: changed.checked.amounts.total });
  });
}

function readTotal(orderTotal: number | string): Decimal {
  const total = readDecimal(orderTotal, MONEY_PLACES);
  if (!total) throw malformed('orderTotal must be an amount');
  return total;
}

/** The member hears what was decided. */
async function addDecisionEmail(
  { emails }: Services,
  { transaction, stored, validated }: OpenApproval,
  { by, orderNumber, note }: { by: string; orderNumber: string | null; note: string | null },
): Promise<void> {
  const { email: address, name } = validated.request.buyer;
  if (address === null || validated.request.buyer.userId !== stored.requesterId) return;
  await emails.add(transaction, {
    to: { address, name },
    cause: String(stored.id),
    email: { kind: 'approvalDecided', approvalId: stored.id, by, orderNumber, note },
  });
}

export async function approveOrder(
  services: Services,
  request: ApprovalRequest,
  { version, orderTotal }: { version: number; orderTotal: number | string },
): Promise<Approval> {
  const agreed = readTotal(orderTotal);
  const { buyer, now } = request;
  return await moveApproval(services, request, { move: 'approve', version }, async (open) => {
    const { transaction, stored, validated } = open;
    const { problems, amounts } = validated.checked;
    const [problem] = problems;
    if (problem) {
      const reasons = problems.map(({ reason }) => reason);
      throw await refusal(services, open, buyer, { code: problem.code, message: problem.reason.text, reasons });
    }
    if (!agreed.equals(amounts.total)) {
      const message = teamText('approval.totalMoved', { total: formatMoney(amounts.total) });
      throw await refusal(services, open, buyer, { code: 'totalMoved', message });
    }
    const { orderNumber } = await orderContent(services.emails, validated.open, validated.request, validated.checked);
    const decided = { state: APPROVAL_MOVES.approve.to, decidedBy: buyer.userId, decidedAt: now, orderNumber };
    await updateApproval(transaction, stored.id, { ...decided, total: amounts.total });
    await addDecisionEmail(services, open, { by: buyer.name, orderNumber, note: null });
  });
}

export async function returnApproval(
  services: Services,
  request: ApprovalRequest,
  { version, reason }: { version: number; reason: string },
): Promise<Approval> {
  const { buyer, now } = request;
  const note = reason.trim();
  if (note === '') throw malformed('reason must not be empty');
  return await moveApproval(services, request, { move: 'return', version }, async (open) => {
    const decided = { state: APPROVAL_MOVES.return.to, decidedBy: buyer.userId, decidedAt: now };
    await updateApproval(open.transaction, open.stored.id, { ...decided, note });
    await addDecisionEmail(services, open, { by: buyer.name, orderNumber: null, note });
  });
}

function sentAgain(line: KeptLine): SentLine {
  return {
    productKey: line.productKey,
    unitOfMeasure: line.unit,
    unitOfMeasure_Prc: line.priceUnit,
    orderQuantity: line.quantity.toFixed(),
    overridePrice: line.overridePrice?.toFixed() ?? null,
    productText1: line.productText1,
    productText2: line.productText2,
  };
}

/** Puts the lines of a waiting or returned order back in the member's cart, with its header if the cart is empty. */
export async function takeBackApproval(
  services: Services,
  request: ApprovalRequest & { cart: CartRequest },
  version: number,
): Promise<{ approval: Approval; errors: string[] }> {
  const { buyer, now, cart } = request;
  return await changeCart(services.database, cart, {
    apply: async (openCart: OpenCart) => {
      const { transaction, id, stored: own } = openCart;
      const open = await openApproval(transaction, request, lockApproval);
      const { stored } = open;
      const move = stored.state === 'returned' ? 'reopen' : 'withdraw';
      await checkMove(services, open, { buyer, move, version });
      const filled = { ...openCart, products: new Map([...openCart.products, ...open.validated.open.products]) };
      const { errors } = await addToCart(cart, filled, stored.askedLines.map(sentAgain));
      const isEmpty = own.lines.length === 0 && JSON.stringify(own.header) === JSON.stringify(EMPTY_HEADER);
      if (isEmpty) await advanceCart(transaction, id, stored.header);
      await updateApproval(transaction, stored.id, { state: APPROVAL_MOVES[move].to, decidedAt: now });
      const after = await openApproval(transaction, request, findApproval);
      return { approval: await show(services, after, buyer), errors };
    },
  });
}
