import type { FlowNumbers } from '#domain/flows/flowNumbers.ts';

const counts = { forward: 0, back: 0, failed: 0, abandoned: 0, instant: 0, seconds: 0, minute: 0, minutes: 0 };

/** A week in which buyers left checkout at the card. */
export const newestWeek: FlowNumbers = {
  isCounting: true,
  weeks: ['2026-11-30', '2026-11-23'],
  week: '2026-11-30',
  states: [
    {
      ...counts,
      machine: 'checkout',
      state: 'enteringDelivery',
      entered: 120,
      forward: 100,
      back: 8,
      abandoned: 12,
      seconds: 70,
      minute: 50,
    },
    {
      ...counts,
      machine: 'checkout',
      state: 'enteringPayment',
      entered: 100,
      forward: 62,
      back: 4,
      failed: 2,
      abandoned: 32,
      minute: 60,
      minutes: 40,
    },
    {
      ...counts,
      machine: 'orderReview',
      state: 'submitting',
      entered: 62,
      forward: 55,
      failed: 7,
      instant: 40,
      seconds: 22,
    },
  ],
};
export const weekBefore: FlowNumbers = { ...newestWeek, week: '2026-11-23', states: newestWeek.states.slice(0, 1) };
export const noWeek: FlowNumbers = { isCounting: true, weeks: [], week: null, states: [] };
