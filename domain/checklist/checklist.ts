import type { ChecklistFacts, DataFacts } from './checklistFacts.ts';
import { CHECK_TOPICS, type CheckTopic, topicTexts } from './checkTopics.ts';
import {
  addressesCheck,
  customersCheck,
  pastOrdersCheck,
  pricesCheck,
  productsCheck,
  stockCheck,
  zeroPricesCheck,
} from './recordChecks.ts';
import {
  type CheckResult,
  cardsCheck,
  documentsCheck,
  mailCheck,
  ordersCheck,
  publicUrlCheck,
  shopCheck,
} from './shopChecks.ts';
import {
  calendarCheck,
  consumersCheck,
  guestsCheck,
  holidaysCheck,
  timeZoneCheck,
  usersCheck,
  zipsCheck,
} from './tradeChecks.ts';

type Checks<Facts> = Readonly<Partial<Record<CheckTopic, (facts: Facts) => CheckResult>>>;

/** The checks that need the database alone. */
const DATA_CHECKS = {
  shop: shopCheck,
  papers: documentsCheck,
  products: productsCheck,
  prices: pricesCheck,
  zeroPrices: zeroPricesCheck,
  stock: stockCheck,
  customers: customersCheck,
  addresses: addressesCheck,
  pastOrders: pastOrdersCheck,
  timeZone: timeZoneCheck,
  calendar: calendarCheck,
  holidays: holidaysCheck,
  zips: zipsCheck,
  guests: guestsCheck,
} satisfies Checks<DataFacts>;

const CHECKS = {
  ...DATA_CHECKS,
  publicUrl: publicUrlCheck,
  mail: mailCheck,
  users: usersCheck,
  consumers: consumersCheck,
  cards: cardsCheck,
  orders: ordersCheck,
} satisfies Record<CheckTopic, (facts: ChecklistFacts) => CheckResult>;

function itemsOf<Facts>(checks: Checks<Facts>, facts: Facts) {
  const texts = topicTexts();
  return CHECK_TOPICS.flatMap((topic) => {
    const check = checks[topic];
    if (!check) return [];
    const [state, text, named = { count: 0, examples: [] }] = check(facts);
    const { title, place, settings, guide } = texts[topic];
    const examples = [...named.examples];
    const more = named.count - examples.length;
    return { topic, title, state, text, examples, more, place, settings: [...settings], guide };
  });
}

/**
 * What a shop still needs before it can sell. `done` is set only when a buyer can use the feature; facts that cannot be
 * known are left out.
 */
export function checklistOf(facts: ChecklistFacts) {
  return itemsOf<ChecklistFacts>(CHECKS, facts);
}

/** The same without the topics that depend on the server or on the caller. */
export function dataChecklistOf(facts: DataFacts) {
  return itemsOf<DataFacts>(DATA_CHECKS, facts);
}
