import { addDays, weekday } from '#domain/calendar.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import type { GuideLine } from '../guides.ts';
import type { DemoProduct, Unit } from '../products.ts';
import { type Random, randomFor } from '../random.ts';
import { deliveryCharge } from '../site.ts';
import { makeLine, type OrderLine, type Totals, totalsOf } from './orderLines.ts';
import { invoiceNumber } from './orderNumbers.ts';
import type { Appointment } from './schedule.ts';

const ORDERS_TOPIC = 5;
const OPEN_DAYS = 2;
const SHIPPED_DAYS = 8;
const CREDITS_AFTER_DAYS = 20;

export interface Buyer {
  customer: DemoCustomer;
  usual: readonly GuideLine[];
  others: readonly DemoProduct[];
  /** This customer's price of the product's pricing unit, today. */
  priceOf(product: DemoProduct): Decimal;
}

export interface DemoOrder extends Totals {
  id: number;
  customerKey: number;
  orderedAt: string;
  orderDate: string;
  deliveryDate: string;
  status: 'Open' | 'Shipped' | 'Invoiced' | 'Cancelled';
  shipToCode: string;
  customerPo: string | null;
  instruction: string | null;
  invoiceNumber: string | null;
  invoiceDate: string | null;
  lines: OrderLine[];
}

const instructions = [
  'Leave at the kitchen door, code 4471',
  'Call on arrival',
  'No substitutions on seafood',
  'Ring the bell at receiving',
  'Please bring the ice melt from last week',
  'Driver: use the rear alley',
] as const;

export function makeOrder(id: number, appointment: Appointment, buyer: Buyer, today: string, seed: number): DemoOrder {
  const random = randomFor(seed, ORDERS_TOPIC, id);
  const { customer } = buyer;
  const { daysAgo, minuteOfDay } = appointment;
  const isCredit = daysAgo >= CREDITS_AFTER_DAYS && random.chance(0.012);
  const shipTo = (random.chance(0.25) ? customer.shipTos.at(-1) : undefined) ?? customer.shipTos[0];
  if (!shipTo) throw new Error(`customer ${customer.key} has no ship-to`);
  const orderDate = workday(addDays(today, -daysAgo));
  const deliveryDate = nextDelivery(orderDate, shipTo.weekdays);
  const lines = isCredit ? creditLines(buyer, daysAgo, random) : usualLines(buyer, daysAgo, random);
  const isInvoiced = daysAgo >= SHIPPED_DAYS;
  return {
    id,
    customerKey: customer.key,
    orderedAt: instant(orderDate, minuteOfDay),
    orderDate,
    deliveryDate,
    status: isInvoiced ? 'Invoiced' : daysAgo < OPEN_DAYS ? 'Open' : 'Shipped',
    shipToCode: shipTo.key,
    customerPo: purchaseOrder(customer, id, random),
    instruction: random.chance(0.07) ? random.pick(instructions) : null,
    invoiceNumber: isInvoiced ? invoiceNumber(id) : null,
    invoiceDate: isInvoiced ? deliveryDate : null,
    lines,
    ...totalsOf(lines, customer.taxRate, deliveryCharge),
  };
}

export function cancelled(order: DemoOrder): DemoOrder {
  return { ...order, status: 'Cancelled', invoiceNumber: null, invoiceDate: null };
}

function usualLines(buyer: Buyer, daysAgo: number, random: Random): OrderLine[] {
  const [low, high] = buyer.customer.kind.lines;
  const lines = random
    .sample(buyer.usual, random.integer(low, high))
    .map(({ product, unit, quantity }) =>
      makeLine(product, unit, varied(quantity, unit, random), buyer.priceOf(product), daysAgo, 'Invoice'),
    );
  const other = buyer.others[random.integer(0, buyer.others.length - 1)];
  const unit = other?.units.find((candidate) => candidate.name === other.defaultUnit);
  const isNew = other && !buyer.usual.some((line) => line.product === other);
  if (other && unit && isNew && random.chance(0.35)) {
    lines.push(makeLine(other, unit, unit.multiple || 1, buyer.priceOf(other), daysAgo, 'Invoice'));
  }
  return lines;
}

function creditLines(buyer: Buyer, daysAgo: number, random: Random): OrderLine[] {
  return random
    .sample(buyer.usual, random.integer(1, 2))
    .map(({ product, unit }) =>
      makeLine(product, unit, -(unit.multiple || 1), buyer.priceOf(product), daysAgo, 'Credit'),
    );
}

function varied(quantity: number, unit: Unit, random: Random): number {
  const step = unit.multiple || 1;
  const chance = random.fraction();
  if (chance < 0.15) return quantity + step;
  return chance < 0.3 && quantity > step ? quantity - step : quantity;
}

/** Orders of a weekend were sent on the Friday before. */
function workday(date: string): string {
  const day = weekday(date);
  return day === 7 ? addDays(date, -1) : day === 1 ? addDays(date, -2) : date;
}

function nextDelivery(orderDate: string, weekdays: readonly number[]): string {
  let date = addDays(orderDate, 1);
  while (!weekdays.includes(weekday(date))) date = addDays(date, 1);
  return date;
}

/** Minutes of a day in New York, at its winter offset: in summer the order is an hour later, on the same date. */
function instant(date: string, minuteOfDay: number): string {
  const hours = Math.floor(minuteOfDay / 60) + 5;
  return `${date}T${String(hours).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}:00Z`;
}

/** Every customer numbers its purchase orders in its own way, or does not number them. */
function purchaseOrder(customer: DemoCustomer, id: number, random: Random): string | null {
  const number = 1000 + ((id * 7) % 9000);
  if (customer.requiresPo) return `FS-${number}-${random.integer(10, 99)}`;
  if (customer.defaultPo) return customer.defaultPo;
  const contact = customer.shipTos[0]?.contact.split(' ')[0] ?? '';
  const styles = [null, `PO ${number}`, `${customer.code.slice(0, 3)}-${number}`, contact.slice(0, 20), null] as const;
  return random.chance(0.8) ? (styles[customer.key % styles.length] ?? null) : null;
}
