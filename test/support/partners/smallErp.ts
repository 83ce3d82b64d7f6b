import { SCOPES, type Scope } from '#domain/integration/scopes.ts';
import { addServiceToken } from '#server/modules/integration/serviceTokens.ts';
import type { Api } from '../api/servedApi.ts';

/** How a request reaches the shop: through `inject` or over the network. */
export type Send = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers: Record<string, string>,
  body?: string,
) => Promise<{ status: number; body: unknown }>;

interface FetchedLine {
  line: number;
  productCode: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  priceUnit: string;
  extension: number;
}

export interface FetchedOrder {
  orderNumber: string;
  customerCode: string;
  addOnCharges: number;
  lines: FetchedLine[];
}

/** A distributor's order system, as docs/integration.md alone lets one write it: the shop's own types are not its. */
export class SmallErp {
  readonly orders = new Map<string, FetchedOrder>();
  private readonly send: Send;
  private readonly token: string;

  constructor(send: Send, token: string) {
    this.send = send;
    this.token = token;
  }

  private async call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await this.send(
      method,
      `/api/integration/${path}`,
      headers,
      body === undefined ? undefined : JSON.stringify(body),
    );
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  private async put(kind: 'orders' | 'invoices' | 'payments', row: object): Promise<string> {
    const [result] = await this.call<{ result: string; reason: string | null }[]>('PUT', kind, [row]);
    return result?.result === 'refused' ? `refused: ${result.reason}` : String(result?.result);
  }

  /** Fetches what waits, stores it and acknowledges it. Returns the numbers that it did not know. */
  async fetchOrders(): Promise<string[]> {
    const fetched: string[] = [];
    for (const order of await this.call<FetchedOrder[]>('GET', 'orders')) {
      if (!this.orders.has(order.orderNumber)) fetched.push(order.orderNumber);
      this.orders.set(order.orderNumber, order);
      await this.call('POST', `orders/${order.orderNumber}/acknowledge`);
    }
    return fetched;
  }

  private order(orderNumber: string): FetchedOrder {
    const order = this.orders.get(orderNumber);
    if (!order) throw new Error(`order ${orderNumber} was never fetched`);
    return order;
  }

  /** Ships all but `short` of the first line, in its place `substitute` where one is named. */
  async ship(orderNumber: string, { short, substitute }: { short: number; substitute?: string }): Promise<string> {
    const lines = this.order(orderNumber).lines.map(({ line, quantity }, place) =>
      place === 0
        ? { line, quantity: quantity - short, short, ...(substitute === undefined ? {} : { substitute }) }
        : { line, quantity },
    );
    const shipments = [{ code: `S-${orderNumber}`, shippedOn: '2026-03-05', lines }];
    return await this.put('orders', { orderNumber, status: 'Shipped', shipments });
  }

  /** Invoices the order with so much less of its first line. */
  async invoice(orderNumber: string, { short }: { short: number }): Promise<string> {
    const { customerCode, lines: ordered, addOnCharges } = this.order(orderNumber);
    const cents = (value: number) => Math.round(value * 100) / 100;
    const lines = ordered.map(({ line, productCode, quantity, unit, unitPrice, priceUnit, extension }, place) => {
      const shipped = place === 0 ? quantity - short : quantity;
      return {
        line,
        productCode,
        unit,
        unitPrice,
        priceUnit,
        quantity: shipped,
        extension: cents((extension * shipped) / quantity),
      };
    });
    const lineTotal = cents(lines.reduce((sum, { extension }) => sum + extension, 0));
    return await this.put('invoices', {
      ...{ code: `AR-${orderNumber}`, kind: 'invoice', customerCode, invoiceNumber: `9${orderNumber}`, orderNumber },
      ...{
        issuedOn: '2026-03-05',
        dueOn: '2026-03-19',
        lineTotal,
        addOnCharges,
        total: cents(lineTotal + addOnCharges),
        lines,
      },
    });
  }

  async pay(orderNumber: string, amount: number): Promise<string> {
    const { customerCode } = this.order(orderNumber);
    return await this.put('payments', {
      ...{ code: `R-${orderNumber}`, customerCode, reference: 'Check 4711', receivedOn: '2026-03-20', amount },
      applications: [{ to: `AR-${orderNumber}`, amount }],
    });
  }
}

/** A separate service token for a test, with all permissions by default. */
export async function addTestToken(
  { database }: Pick<Api, 'database'>,
  scopes: readonly Scope[] = SCOPES,
): Promise<string> {
  const secret = `svc_${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
  await addServiceToken(database, { userId: null, now: new Date() }, { name: secret.slice(0, 20), scopes, secret });
  return secret;
}

/** An order system in front of an API that is driven without a socket. */
export async function erpAt(api: Api): Promise<SmallErp> {
  const send: Send = async (method, url, headers, payload) => {
    const response = await api.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: response.statusCode, body: response.json() };
  };
  return new SmallErp(send, await addTestToken(api));
}

/** `refused total: total is 97.00 …`: the results of the rows of a batch, one text for each issue. */
export function rowResults(reply: {
  body: readonly { result: string; column: string | null; reason: string | null }[];
}): string[] {
  return reply.body.map(({ result, column, reason }) => (column === null ? result : `${result} ${column}: ${reason}`));
}
