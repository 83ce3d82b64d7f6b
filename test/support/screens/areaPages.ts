import { type AnyStateMachine, type EventObject, setup } from 'xstate';
import { PLACES, type Place } from '../../../src/app/areas/places.ts';

/** A coordinator that enters everything and shows nothing. */
export const emptyCoordinator: AnyStateMachine = setup({}).createMachine({ id: 'empty' });

/** The place that is entered by this event. */
export function placeOf({ type }: EventObject): Place {
  const place = PLACES.find(({ name }) => type === `${name}.enter`);
  if (!place) throw new Error(`no page is entered by ${type}`);
  return place;
}
