import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../shop/demoBuyer.ts';
import type { ChaosShop } from './chaosShop.ts';

/** What the calls of a buyer need of a shop. */
export type Insistent = Pick<ChaosShop, 'insist'>;

const PRODUCTS = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];

interface Line {
  productText1: string | null;
  orderQuantity: number;
}

interface Product {
  productKey: number;
  sellBys: { unitOfMeasure: string; sellByMultiple: number }[];
}

/** Of every call of a consumer, who else would have to choose. */
export type ShipMethodHeader = { 'x-ship-method'?: 'Pickup' };

/** A buyer, and the writes that the shop acknowledged. */
export interface ChaosBuyer {
  username: string;
  token: string;
  headers: ShipMethodHeader;
  /** Note written into an added line → its quantity. */
  lines: Map<string, number>;
}

export async function signIn(shop: Insistent, username: string, headers: ShipMethodHeader = {}): Promise<ChaosBuyer> {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password: PASSWORD });
  const { json } = await shop.insist<{ access_token: string }>('/api/token', { body: body.toString() });
  return { username, token: json.access_token, headers, lines: new Map() };
}

export async function productsFor(shop: Insistent, buyer: ChaosBuyer | undefined): Promise<Product[]> {
  const { json } = await shop.insist<Product[]>('/api/product/list', { token: buyer?.token ?? '' });
  return json.filter(({ productKey }) => PRODUCTS.includes(productKey));
}

/** Repeats it until it is acknowledged. */
export async function addLine(
  shop: Insistent,
  { token, headers, lines }: ChaosBuyer,
  products: readonly Product[],
  random: () => number,
): Promise<void> {
  const key = randomUUID();
  const product = products[Math.floor(random() * products.length)];
  const [unit] = product?.sellBys ?? [];
  if (!product || !unit) return;
  const quantity = (1 + Math.floor(random() * 9)) * (unit.sellByMultiple || 1);
  const { productKey } = product;
  const { json } = await shop.insist<{ isSuccess: boolean }>('/api/cart/line', {
    token,
    body: { productKey, unitOfMeasure: unit.unitOfMeasure, orderQuantity: quantity, productText1: key },
    headers: { ...headers, 'idempotency-key': key },
  });
  if (json.isSuccess) lines.set(key, quantity);
}

/** Everything acknowledged must be found exactly once, in an order or in the cart. */
export async function validateRows(
  shop: Insistent,
  { token, headers, username, lines }: ChaosBuyer,
  orderNumbers: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const found = new Map<string, number[]>();
  const collect = (kept: readonly Line[]) => {
    for (const line of kept) {
      if (line.productText1)
        found.set(line.productText1, [...(found.get(line.productText1) ?? []), line.orderQuantity]);
    }
  };
  collect((await shop.insist<{ lines: Line[] }>('/api/cart', { token, headers })).json.lines);
  for (const orderNumber of orderNumbers) {
    const asked = { token, headers };
    const { status, json } = await shop.insist<{ lines: Line[] }>(`/api/history/orders/${orderNumber}`, asked);
    if (status === 200) collect(json.lines);
    else problems.push(`${username}: order ${orderNumber} is lost`);
  }
  for (const [note, quantity] of lines) {
    const kept = found.get(note) ?? [];
    if (kept.length !== 1 || kept[0] !== quantity)
      problems.push(`${username}: line ${note} of ${quantity} is kept as [${kept}]`);
  }
  return problems;
}
