interface Reading {
  /** The happy path: the states from the first to success, by their ids without the machine's. */
  path: readonly string[];
  /** Success in one sentence. */
  success: string;
  /** States that are drawn as one box with a chart of its own, by the name of the box. Failures need no entry. */
  folds?: Readonly<Record<string, readonly string[]>>;
}

/** How to read the charts that matter most, by machine. */
export const READINGS: Readonly<Record<string, Reading>> = {
  cartPage: {
    path: ['editing', 'removing', 'editing'],
    success: 'The lines are removed, and the cart can be changed again.',
  },
  checkout: {
    path: [
      'recovering',
      'recallingDetails',
      'loading',
      'enteringDelivery',
      'enteringPayment',
      'confirmingOrder',
      'receipt',
    ],
    success: 'The order is placed, and its receipt is on screen.',
    folds: {
      'Unfinished work': ['recovering', 'recallingDetails'],
      'Questions before delivery': ['choosingShipMethod', 'passingOn', 'readingMessage', 'goingBack'],
    },
  },
  landingEditing: {
    path: ['opening', 'editing'],
    success: 'The page is saved, and the admin is back on the admin home page.',
  },
  makePayment: {
    path: [
      'steps.recovering',
      'steps.loading',
      'steps.selecting',
      'steps.reviewingSelection',
      'steps.enteringMethod',
      'steps.reviewingPayment',
      'steps.receipt',
    ],
    success: 'The payment is made, and its receipt is on screen.',
  },
  orderGuide: {
    path: ['viewing', 'addingProducts', 'viewing'],
    success: 'The products are in the guide, and the guide is on screen.',
  },
  orderReview: {
    path: ['loading', 'reviewing', 'submitting', 'left'],
    success: 'The order is placed, and checkout shows its receipt.',
  },
  payment: {
    path: ['starting', 'loading', 'entering', 'left'],
    success: 'A card is entered, and checkout or Make Payment continues with it.',
  },
  quickEntry: {
    path: ['adding.resting', 'adding.sending', 'adding.settling', 'adding.resting'],
    success: 'All typed lines are in the cart, and the list is ready for more.',
  },
  session: {
    path: [
      'initial.loading',
      'hydrating',
      'unauthorized',
      'authorizing',
      'validating',
      'choosing',
      'configuring',
      'opening',
      'ready',
    ],
    success: 'The user is signed in, and the shop is open.',
    folds: {
      Start: ['initial', 'hydrating'],
      'Questions before the shop': ['select-customer', 'select-shipmethod'],
      'Opening the shop': ['configuring', 'opening'],
    },
  },
  shipMethod: {
    path: ['deciding', 'loadingDestination', 'validatingDestination', 'settling', 'taken', 'chosen'],
    success: 'The ship method and the delivery address are chosen, and the session continues.',
    folds: {
      'Address questions': ['enteringAddress', 'validatingEntered', 'lackingAddress', 'confirmingZip'],
      'Change of method': ['comparing', 'reviewingChange'],
    },
  },
  signIn: {
    path: ['waiting', 'exchanging', 'settled'],
    success: 'The session has a token and can load its user.',
  },
};

/** The ids of the states of the happy path, the first one first. */
export function happyPathOf(machineId: string): string[] {
  return (READINGS[machineId]?.path ?? []).map((id) => `${machineId}.${id}`);
}

/** What a path needs to know of a state. */
interface Place {
  id: string;
  parent: string | null;
  initial: string | null;
}

/** What a path needs to know of a transition. */
interface Way {
  source: string;
  targets: readonly string[];
  isTrouble: boolean;
}

/** The first states inside a state, from the outside in, and the state itself. */
function entered(states: readonly Place[], id: string): string[] {
  const initial = states.find((state) => state.id === id)?.initial ?? null;
  return [id, ...(initial === null ? [] : entered(states, initial))];
}

function around(states: readonly Place[], id: string): string[] {
  const parent = states.find((state) => state.id === id)?.parent ?? null;
  return [id, ...(parent === null ? [] : around(states, parent))];
}

/** The transition of each step of a path; a step without one is left out. */
export function pathTransitions<Step extends Way>(
  states: readonly Place[],
  transitions: readonly Step[],
  path: readonly string[],
): Step[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] ?? to;
    const sources = [...entered(states, from), ...around(states, from)];
    const steps = transitions.filter(
      ({ targets: [target], isTrouble }) => !isTrouble && target !== undefined && entered(states, target).includes(to),
    );
    return sources.flatMap((id) => steps.filter(({ source }) => source === id)).slice(0, 1);
  });
}
