import type { ChecklistFacts } from './checklistFacts.ts';
import { CHECK_TOPICS, type CheckTopic, TOPIC_TEXTS } from './checkTopics.ts';
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
  customersCheck,
  guestsCheck,
  pricesCheck,
  productsCheck,
  usersCheck,
  zipsCheck,
} from './tradeChecks.ts';

const CHECKS: Readonly<Record<CheckTopic, (facts: ChecklistFacts) => CheckResult>> = {
  shop: shopCheck,
  papers: documentsCheck,
  publicUrl: publicUrlCheck,
  mail: mailCheck,
  products: productsCheck,
  prices: pricesCheck,
  customers: customersCheck,
  users: usersCheck,
  calendar: calendarCheck,
  zips: zipsCheck,
  guests: guestsCheck,
  consumers: consumersCheck,
  cards: cardsCheck,
  orders: ordersCheck,
};

/**
 * What a shop still needs before it can sell. `done` is set only when a buyer can use the feature; facts that cannot be
 * known are left out.
 */
export function checklistOf(facts: ChecklistFacts) {
  return CHECK_TOPICS.map((topic) => {
    const [state, text] = CHECKS[topic](facts);
    const { title, place, settings, guide } = TOPIC_TEXTS[topic];
    return { topic, title, state, text, place, settings: [...settings], guide };
  });
}
