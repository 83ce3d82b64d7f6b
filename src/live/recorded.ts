import { activeIds, type Recording, statesAfter } from '#domain/recording/recording.ts';

import { inWords } from '../support/player/inWords.ts';
import type { Seen } from './watch.ts';

/** A recording after its first `count` steps, as the panel shows the running shop. */
export function seenIn({ actors, steps }: Recording, count: number): Seen {
  const states = statesAfter({ actors, steps }, count);
  return {
    actors: actors.flatMap(({ machine }, place) => {
      const now = states[place] ?? '';
      if (now === '') return [];
      const state = now.split(' ').map((leaf) => leaf.split('.').map(inWords).join(': '));
      return [
        {
          path: `recording/${place}`,
          name: inWords(machine),
          chart: machine,
          state: state.join(', '),
          lit: activeIds(machine, now),
          parts: [],
        },
      ];
    }),
    events: steps
      .slice(0, count)
      .map(({ actor, event, kind }, index) => ({
        number: index + 1,
        actor: inWords(actors[actor]?.machine ?? ''),
        type: event,
        payload: kind ?? '',
      }))
      .toReversed(),
  };
}
