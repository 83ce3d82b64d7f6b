import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { registerService } from 'xstate/dev';
import { liveMachine } from '#machines/live/liveMachine.ts';
import { recordingMachine } from '#machines/support/recordingMachine.ts';
import { recordingPorts } from '../support/player/recordingPorts.ts';
import { findActor, type Roots, seenActors } from './actors.ts';
import { loadDrawing } from './drawings.ts';
import { LivePanel } from './LivePanel.tsx';
import { watchActors } from './watch.ts';

export interface LiveOptions {
  api: Parameters<typeof recordingPorts>[0];
  mayTurnOff: boolean;
  isUnfolded: boolean;
  onOff: () => void;
}

export interface RunningLive {
  unfold(): void;
  turnOff(): void;
}

/** Starts watching the actors below the roots and shows them in a separate panel outside the page of the shop. */
export function startLive(roots: Roots, { api, mayTurnOff, isUnfolded, onOff }: LiveOptions): RunningLive {
  const watch = watchActors(roots, (run) => requestAnimationFrame(run));
  const shop = findActor(seenActors(roots), 'session/shop');
  const chosen = shop ? { path: shop.path, chart: 'shop' } : { path: 'session', chart: 'session' };
  const live = createActor(liveMachine.provide({ actors: { loadDrawing } }), {
    input: { mayTurnOff, chosen },
  });
  const recording = createActor(
    recordingMachine.provide({
      actors: recordingPorts(api),
      actions: { showActor: (_, { actor }) => actor && live.send({ type: 'actor.choose', actor }) },
    }),
  );
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  live.subscribe({
    complete: () => {
      watch.stop();
      recording.stop();
      root.unmount();
      place.remove();
      onOff();
    },
  });
  for (const actor of [live, recording]) {
    registerService(actor);
    actor.start();
  }
  if (isUnfolded) live.send({ type: 'panel.unfold' });
  root.render(
    <StrictMode>
      <LivePanel live={live} recording={recording} watch={watch} />
    </StrictMode>,
  );
  return {
    unfold: () => live.send({ type: 'panel.unfold' }),
    turnOff: () => live.send({ type: 'panel.turnOff' }),
  };
}
