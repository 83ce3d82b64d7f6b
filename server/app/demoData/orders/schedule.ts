import type { DemoCustomer } from '../customers/customers.ts';
import { randomFor } from '../random.ts';

const SCHEDULE_TOPIC = 4;
const HISTORY_DAYS = 730;

/** A future order: its customer, and how many days before today. */
export interface Appointment {
  customerIndex: number;
  daysAgo: number;
  minuteOfDay: number;
}

/** Two years of orders, oldest first: every customer in its own rhythm, `count` of them in all. */
export function makeSchedule(customers: readonly DemoCustomer[], count: number, seed: number): Appointment[] {
  const appointments = shares(customers, count, seed).flatMap((share, customerIndex) => {
    const random = randomFor(seed, SCHEDULE_TOPIC, customerIndex);
    const interval = HISTORY_DAYS / Math.max(share, 1);
    return Array.from(
      { length: share },
      (_, position): Appointment => ({
        customerIndex,
        daysAgo: Math.floor((position + random.fraction()) * interval),
        minuteOfDay: 6 * 60 + random.integer(0, 9 * 60 + 45),
      }),
    );
  });
  return appointments.sort(
    (a, b) => b.daysAgo - a.daysAgo || a.minuteOfDay - b.minuteOfDay || a.customerIndex - b.customerIndex,
  );
}

/** Whole numbers in proportion to the customers' rhythms that add up to `count`. */
function shares(customers: readonly DemoCustomer[], count: number, seed: number): number[] {
  const random = randomFor(seed, SCHEDULE_TOPIC, -1);
  const weights = customers.map((customer) => customer.kind.rhythm * (0.6 + 0.8 * random.fraction()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const share = Math.round((count * passed) / total) - given;
    given += share;
    return share;
  });
}
