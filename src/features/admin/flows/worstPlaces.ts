import { type Count, isGoal, type StateNumbers } from '#domain/flows/flowNumbers.ts';

const MOST = 5;

/** How many of those who entered a state did this. */
export interface Place {
  readonly machine: string;
  readonly state: string;
  readonly entered: number;
  readonly count: number;
  readonly share: number;
}

/** The states in which most happened, the worst first. Those in which a flow has reached its goal are left out. */
export function worstPlaces(states: readonly StateNumbers[], count: Count): Place[] {
  return states
    .filter((numbers) => numbers[count] > 0 && !isGoal(numbers.machine, numbers.state))
    .map((numbers) => ({
      machine: numbers.machine,
      state: numbers.state,
      entered: numbers.entered,
      count: numbers[count],
      share: numbers[count] / Math.max(numbers.entered, numbers[count]),
    }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST);
}
