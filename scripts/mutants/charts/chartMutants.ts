import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { ChartMutant } from '../../../test/support/mutants/chartMutation.ts';
import { stateNodesOf } from '../../../test/support/walks/coverage.ts';

/** The charts that are scored, by flow: flows of money first. */
export const FLOWS: Readonly<Record<string, readonly string[]>> = {
  checkout: ['checkout/checkout', 'checkout/delivery', 'checkout/keptDetails', 'checkout/orderReview'].map(
    (name) => `machines/ordering/${name}Machine.ts`,
  ),
  payment: [
    'payment/payment',
    'account/makePayment/paymentReview',
    'account/makePayment/paymentSending',
    'account/makePayment/paymentRecovery',
    'ordering/checkout/submission',
    'ordering/checkout/recovery',
  ].map((name) => `machines/${name}Machine.ts`),
  session: ['machines/app/session/sessionMachine.ts'],
  cart: ['shop/cart/cart', 'ordering/cartPage/cartPage', 'ordering/cartRows/cartRows', 'ordering/cartRows/cartRow'].map(
    (name) => `machines/${name}Machine.ts`,
  ),
  quickEntry: ['quickEntry', 'entryAddition'].map((name) => `machines/ordering/quickEntry/${name}Machine.ts`),
  punchout: ['machines/ordering/transfer/transferMachine.ts', 'machines/leaving/leavingMachine.ts'],
};

export interface Chart {
  readonly flow: string;
  readonly file: string;
  readonly machine: AnyStateMachine;
  readonly mutants: readonly ChartMutant[];
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && '__xstatenode' in value;
}

/** As reports and the list of equivalent mutants name it. */
export function nameOf({ state, on, place, change }: ChartMutant): string {
  return `${state} on ${on} [${place}] ${change}`;
}

/** Every transition removed, and every guard removed and inverted. */
function mutantsOf(machine: AnyStateMachine): ChartMutant[] {
  return stateNodesOf(machine.root).flatMap((node) =>
    [...node.transitions, ['always', node.always ?? []] as const].flatMap(([on, candidates]) =>
      candidates.flatMap(({ guard }, place) => {
        const changes = guard === undefined ? (['removed'] as const) : (['removed', 'unguarded', 'inverted'] as const);
        return changes.map((change) => ({ machine: machine.id, state: node.id, on, place, change }));
      }),
    ),
  );
}

/** The charts of all flows with their mutants. */
export async function readCharts(): Promise<Chart[]> {
  const files = Object.entries(FLOWS).flatMap(([flow, charts]) => charts.map((file) => ({ flow, file })));
  return Promise.all(
    files.map(async ({ flow, file }) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
      const machine = Object.values(exported).find(isMachine);
      if (!machine) throw new Error(`${file} exports no machine`);
      return { flow, file, machine, mutants: mutantsOf(machine) };
    }),
  );
}
