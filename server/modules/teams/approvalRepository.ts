import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ChosenHeader } from '#domain/cart/header.ts';
import type { KeptLine } from '#domain/cart/keptLine.ts';
import { type Decimal, decimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { isShipMethod, type ShipMethod } from '#domain/session/user.ts';
import type { ApprovalState } from '#domain/team/approvalMoves.ts';
import type { ApprovalCause } from '#domain/team/spending.ts';
import type { Database } from '../../platform/database/schema.ts';

/** An order that a member sent for approval; its lines as a cart stores them. */
export interface StoredApproval {
  id: number;
  version: number;
  state: ApprovalState;
  customerKey: number;
  requesterId: number;
  requester: string;
  askedAt: Date;
  cart: { id: number; version: number };
  shipMethod: ShipMethod;
  shipToCode: string | null;
  header: ChosenHeader;
  lines: KeptLine[];
  /** As the member asked. */
  askedLines: KeptLine[];
  causes: ApprovalCause[];
  total: Decimal;
  decidedBy: string | null;
  decidedAt: Date | null;
  note: string | null;
  orderNumber: string | null;
}

type Row = Selectable<Database['approval']> & { requester: string; decider: string | null };

interface LineJson extends Omit<KeptLine, 'quantity' | 'overridePrice' | 'shownUnitPrice'> {
  quantity: string;
  overridePrice: string | null;
  shownUnitPrice: string | null;
}

const readNumber = (text: string | null) => (text === null ? null : decimal(text));

function readLines(stored: unknown): KeptLine[] {
  return (stored as LineJson[]).map((line) => ({
    ...line,
    quantity: decimal(line.quantity),
    overridePrice: readNumber(line.overridePrice),
    shownUnitPrice: readNumber(line.shownUnitPrice),
  }));
}

function storedApproval(row: Row): StoredApproval {
  return {
    id: row.id,
    version: row.version,
    state: row.state as ApprovalState,
    customerKey: row.customer_key,
    requesterId: row.user_id,
    requester: row.requester,
    askedAt: row.asked_at,
    cart: { id: row.cart_id, version: row.cart_version },
    shipMethod: isShipMethod(row.ship_method) ? row.ship_method : 'Delivery',
    shipToCode: row.ship_to_code,
    header: row.header as unknown as ChosenHeader,
    lines: readLines(row.lines),
    askedLines: readLines(row.asked_lines),
    causes: row.causes as unknown as ApprovalCause[],
    total: decimal(row.total),
    decidedBy: row.decider,
    decidedAt: row.decided_at,
    note: row.note,
    orderNumber: row.order_number,
  };
}

const selected = (database: Kysely<Database>) =>
  database
    .selectFrom('approval as a')
    .innerJoin('app_user as u', 'u.id', 'a.user_id')
    .leftJoin('app_user as d', 'd.id', 'a.decided_by')
    .selectAll('a')
    .select(['u.name as requester', 'd.name as decider']);

export interface NewApproval {
  customerKey: number;
  requesterId: number;
  askedAt: Date;
  cart: { id: number; version: number };
  shipMethod: ShipMethod;
  shipToCode: string | null;
  header: ChosenHeader;
  lines: readonly KeptLine[];
  causes: readonly ApprovalCause[];
  total: Decimal;
}

export async function insertApproval(transaction: Transaction<Database>, approval: NewApproval): Promise<number> {
  const lines = JSON.stringify(approval.lines);
  const { id } = await transaction
    .insertInto('approval')
    .values({
      customer_key: approval.customerKey,
      user_id: approval.requesterId,
      state: 'waiting',
      asked_at: approval.askedAt,
      cart_id: approval.cart.id,
      cart_version: approval.cart.version,
      ship_method: approval.shipMethod,
      ship_to_code: approval.shipToCode,
      header: JSON.stringify(approval.header),
      lines,
      asked_lines: lines,
      causes: JSON.stringify(approval.causes),
      total: approval.total.toFixed(MONEY_PLACES),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The approval that this version of the cart was sent as. */
export async function findApprovalOfCart(
  database: Kysely<Database>,
  cart: { id: number; version: number },
): Promise<{ id: number; total: Decimal } | undefined> {
  const found = await database
    .selectFrom('approval')
    .select(['id', 'total'])
    .where('cart_id', '=', cart.id)
    .where('cart_version', '=', cart.version)
    .executeTakeFirst();
  return found && { id: found.id, total: decimal(found.total) };
}

/** Undefined for an absent one and for another customer's. */
export async function findApproval(
  database: Kysely<Database>,
  customerKey: number,
  id: number,
): Promise<StoredApproval | undefined> {
  const row = await selected(database)
    .where('a.id', '=', id)
    .where('a.customer_key', '=', customerKey)
    .executeTakeFirst();
  return row && storedApproval(row);
}

/** The same, locked until the transaction ends and read inside the lock. */
export async function lockApproval(
  transaction: Transaction<Database>,
  customerKey: number,
  id: number,
): Promise<StoredApproval | undefined> {
  await transaction.selectFrom('approval').select('id').where('id', '=', id).forUpdate().execute();
  return await findApproval(transaction, customerKey, id);
}

/** Which approvals a list shows: those that wait, those of this user, or those that are decided. */
export interface ApprovalFilter {
  list: 'waiting' | 'mine' | 'decided';
  userId: number;
  /** Whether the user sees the orders of others. */
  seesAll: boolean;
  /** The ship-tos of the user; null: all. */
  shipTos: readonly string[] | null;
}

/** A page of a customer's approvals, the newest first, and how many there are. */
export async function findApprovals(
  database: Kysely<Database>,
  customerKey: number,
  { list, userId, seesAll, shipTos }: ApprovalFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredApproval[]; total: number }> {
  const isListed = {
    waiting: sql<boolean>`a.state = 'waiting'`,
    mine: sql<boolean>`a.user_id = ${userId}`,
    decided: sql<boolean>`a.state <> 'waiting'`,
  }[list];
  const isVisible = sql<boolean>`(a.user_id = ${userId} or (${seesAll} and
    (${shipTos}::text[] is null or a.ship_to_code is null or a.ship_to_code = any(${shipTos}::text[]))))`;
  const query = selected(database).where('a.customer_key', '=', customerKey).where(isListed).where(isVisible);
  const rows = await query.orderBy('a.asked_at', 'desc').orderBy('a.id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await database
    .selectFrom('approval as a')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('a.customer_key', '=', customerKey)
    .where(isListed)
    .where(isVisible)
    .executeTakeFirstOrThrow();
  return { rows: rows.map(storedApproval), total: count };
}

/** What a move writes; absent fields stay. */
export interface ApprovalUpdate {
  state?: ApprovalState;
  header?: ChosenHeader;
  lines?: readonly KeptLine[];
  total?: Decimal;
  decidedBy?: number;
  decidedAt?: Date;
  note?: string;
  orderNumber?: string;
}

export async function updateApproval(
  transaction: Transaction<Database>,
  id: number,
  { state, header, lines, total, decidedBy, decidedAt, note, orderNumber }: ApprovalUpdate,
): Promise<void> {
  await transaction
    .updateTable('approval')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      ...(state && { state }),
      ...(header && { header: JSON.stringify(header) }),
      ...(lines && { lines: JSON.stringify(lines) }),
      ...(total && { total: total.toFixed(MONEY_PLACES) }),
      ...(decidedBy && { decided_by: decidedBy }),
      ...(decidedAt && { decided_at: decidedAt }),
      ...(note !== undefined && { note }),
      ...(orderNumber && { order_number: orderNumber }),
    }))
    .where('id', '=', id)
    .execute();
}
