import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createActor } from 'xstate';
import { type LiveRef, liveMachine } from '#machines/live/liveMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { LivePanel } from '../../../src/live/LivePanel.tsx';
import { watchActors } from '../../../src/live/watch.ts';
import { liveWalk } from '../../machines/live.walk.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { region, text, waiting } from './seeing.ts';

// jsdom constructs no style sheets; that a drawing lights up is seen in Chromium.
vi.mock('../../../src/live/chartImage.ts', () => ({ showChart: () => undefined, lightUp: () => undefined }));

function open(isByHand: boolean): LiveRef {
  const watch = watchActors({ notices: createActor(noticesMachine).start() }, queueMicrotask);
  const chosen = { path: 'notices', chart: 'notices' };
  const live = createActor(quietly(liveMachine), {
    input: { mayTurnOff: isByHand, chosen },
  }).start();
  render(<LivePanel live={live} watch={watch} />);
  return live;
}

walkScreen(liveWalk, {
  open: { 'turned on by hand': () => open(true), 'in development': () => open(false) },
  sees: {
    folded: () => void screen.getByRole('button', { name: 'Unfold statecharts' }),
    unfolded: region('Running now'),
    'unfolded.loading': waiting,
    'unfolded.shown': () => void screen.getByRole('region', { name: /^Chart of/ }),
    'unfolded.failed': text('The chart could not be loaded.'),
    off: () => expect(screen.queryByRole('complementary')).toBeNull(),
  },
  unseen: {
    'unfolded.recalling': 'it is over at once',
  },
});
