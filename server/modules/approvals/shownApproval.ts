import { cartLine } from '#domain/cart/cartLine.ts';
import { cutOffFor } from '#domain/cart/deliveryDates.ts';
import { estimate } from '#domain/cart/estimate.ts';
import { cartHeader } from '#domain/cart/header.ts';
import { unitPriceOf } from '#domain/cart/keptLine.ts';
import { decimal } from '#domain/decimal.ts';
import type { LastSales } from '#domain/order/lastSale.ts';
import { hasPrice } from '#domain/order/order.ts';
import { unusualQuantity } from '#domain/order/unusualQuantity.ts';
import type { Approval, ApprovalRow, LineDifference } from '#domain/team/approval.ts';
import { movesOf } from '#domain/team/approvalMoves.ts';
import { approvalReason } from '#domain/team/spending.ts';
import type { Buyer } from '../access/caller.ts';
import { productOf } from '../cart/loadCart.ts';
import type { StoredApproval } from '../teams/approvalRepository.ts';
import type { ValidatedApproval } from './validatedApproval.ts';

/** The viewer of an approval, and whether the viewer may decide it. */
export interface Viewer {
  buyer: Buyer;
  isApprover: boolean;
}

export function approvalRow(stored: StoredApproval, { settings }: Buyer): ApprovalRow {
  return { ...shared(stored, settings), lineCount: stored.lines.length };
}

function shared(stored: StoredApproval, { hidePricing }: Buyer['settings']): Omit<ApprovalRow, 'lineCount'> {
  const { id, version, state, requester, decidedBy, shipToCode, header, orderNumber, total } = stored;
  return {
    id,
    version,
    state,
    askedAt: stored.askedAt.toISOString(),
    requester,
    decidedBy,
    decidedAt: stored.decidedAt?.toISOString() ?? null,
    shipTo: shipToCode,
    deliveryDate: header.deliveryDate,
    orderNumber,
    ...(hidePricing ? {} : { total: total.toNumber() }),
  };
}

function differencesOf(
  stored: StoredApproval,
  { open: { products } }: ValidatedApproval,
  sales: LastSales,
  { settings }: Buyer,
): LineDifference[] {
  return stored.lines.flatMap((line): LineDifference[] => {
    const product = productOf(products, line);
    const sale = sales[line.productKey];
    const asked = stored.askedLines.find(({ id }) => id === line.id);
    const unusual = unusualQuantity(product, { quantity: line.quantity, unit: line.unit }, sale);
    const price = unitPriceOf(line, product);
    const isOtherPrice =
      sale &&
      hasPrice(sale) &&
      sale.unitOfMeasure_Prc === line.priceUnit &&
      price &&
      !price.equals(decimal(sale.price));
    const difference: LineDifference = {
      lineId: line.id ?? 0,
      isNew: sale === undefined,
      ...(sale && unusual && { usualQuantity: sale.usualQuantity ?? sale.quantity }),
      ...(isOtherPrice && !settings.hidePricing && { lastPrice: sale.price }),
      ...(asked && !asked.quantity.equals(line.quantity) && { askedQuantity: asked.quantity.toNumber() }),
    };
    return difference.isNew || Object.keys(difference).length > 2 ? [difference] : [];
  });
}

/** The approval in API form, with what the viewer may see and do. */
export function shownApproval(
  stored: StoredApproval,
  validated: ValidatedApproval,
  sales: LastSales,
  { buyer, isApprover }: Viewer,
): Approval {
  const { settings, userId } = buyer;
  const { open, terms, checked, nextDeliveryDate } = validated;
  const isWaiting = stored.state === 'waiting';
  const isOwn = stored.requesterId === userId;
  const { deliveryDate } = stored.header;
  const kept = new Set(stored.lines.map(({ id }) => id));
  return {
    ...shared(isWaiting ? { ...stored, total: checked.amounts.total } : stored, settings),
    moves: [
      ...(isApprover ? movesOf(stored.state, 'approver') : []),
      ...(isOwn ? movesOf(stored.state, 'requester') : []),
    ],
    reasons: stored.causes.map((cause) => approvalReason(cause, settings)),
    problems: isWaiting ? checked.problems.map(({ reason }) => reason.text) : [],
    note: stored.note,
    header: cartHeader(stored.header, terms.header),
    lines: stored.lines.map((line) => {
      const product = productOf(open.products, line);
      const { formattedProductCode, description } = product;
      return { ...cartLine(line, product, settings), formattedProductCode, description };
    }),
    differences: differencesOf(stored, validated, sales, buyer),
    removed: stored.askedLines
      .filter(({ id }) => !kept.has(id))
      .map((line) => productOf(open.products, line))
      .map(({ formattedProductCode, description }) => `${formattedProductCode} ${description}`),
    estimate: isWaiting ? estimate(checked.amounts, settings) : null,
    approveBy: isWaiting && deliveryDate !== null ? cutOffFor(deliveryDate, terms.orderDay).orderBy : null,
    nextDeliveryDate: isWaiting ? nextDeliveryDate : null,
  };
}
