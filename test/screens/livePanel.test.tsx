import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { type ChartedActor, liveMachine } from '#machines/live/liveMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { type RecordingOutcome, recordingMachine } from '#machines/support/recordingMachine.ts';
import { loadDrawing } from '../../src/live/drawings.ts';
import { LivePanel } from '../../src/live/LivePanel.tsx';
import { watchActors } from '../../src/live/watch.ts';
import { failures, foundRecording } from '../machines/samples.ts';
import { cue } from './cue.ts';

// jsdom has no constructable style sheets: the drawn and marked states are listed here, and seen in Chromium.
const drawn = vi.hoisted((): { chart: string; lit: readonly string[] } => ({ chart: '', lit: [] }));
vi.mock('../../src/live/chartImage.ts', () => ({
  showChart: (_: HTMLElement, drawing: string) => Object.assign(drawn, { chart: drawing }),
  lightUp: (_: HTMLElement, lit: readonly string[]) => Object.assign(drawn, { lit }),
}));

afterEach(cleanup);

/** The panel over two actors, turned on by hand and unfolded. */
async function open() {
  const notices = createActor(noticesMachine).start();
  const leaving = createActor(leavingMachine).start();
  const watch = watchActors({ notices, leaving }, (run) => act(run));
  const drawing = cue<string, { chart: string }>();
  const live = createActor(liveMachine.provide({ actors: { loadDrawing: drawing.port } }), {
    input: { mayTurnOff: true, chosen: { path: 'notices', chart: 'notices' } },
  }).start();
  const loading = cue<RecordingOutcome, { code: string }>();
  const showActor = (_: unknown, { actor }: { actor: ChartedActor | null }) =>
    actor && live.send({ type: 'actor.choose', actor });
  const recording = createActor(
    recordingMachine.provide({ actors: { loadRecording: loading.port }, actions: { showActor } }),
  ).start();
  render(<LivePanel live={live} recording={recording} watch={watch} />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Unfold statecharts' }));
  return { notices, leaving, drawing, loading, user };
}

const running = () =>
  within(screen.getByRole('region', { name: 'Running now' }))
    .getAllByRole('button')
    .map((actor) => `${actor.textContent}${actor.ariaPressed === 'true' ? ' *' : ''}`);
const happened = () =>
  within(screen.getByRole('region', { name: 'Last 50 events' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
const button = (name: string) => screen.getByRole('button', { name });

describe('the panel of running statecharts', () => {
  test('shows what runs, where it is, and the chart of the chosen one with its states lit up', async () => {
    const { notices, drawing } = await open();
    expect(running()).toEqual(['notices quiet *', 'leaving free']);
    await drawing.answer('<svg>notices</svg>');
    act(() => notices.send({ type: 'notice.show', notice: { type: 'success', text: 'Saved.' } }));
    expect(running()[0]).toBe('notices showing: counting *');
    expect(screen.getByRole('heading', { level: 3, name: 'notices showing: counting' })).toBeTruthy();
    expect(drawn).toEqual({
      chart: '<svg>notices</svg>',
      lit: ['notices', 'notices.showing', 'notices.showing.counting'],
    });
  });

  test('requests the chart of another actor when it is chosen', async () => {
    const { drawing, user } = await open();
    await drawing.answer('<svg>notices</svg>');
    await user.click(button('leaving free'));
    expect(drawing.asked).toEqual([{ chart: 'notices' }, { chart: 'leaving' }]);
    expect(running()).toEqual(['notices quiet', 'leaving free *']);
    expect(screen.queryByRole('region', { name: /^Chart of/ })).toBeNull();
    await drawing.answer('<svg>leaving</svg>');
    expect(screen.getByRole('region', { name: 'Chart of leaving' })).toBeTruthy();
    const inAtlas = screen.getByRole('link', { name: 'Open in the atlas' });
    expect(inAtlas.getAttribute('href')).toBe('/admin/flows#/leaving');
  });

  test('lists the events, the newest first, without any text of the buyer', async () => {
    const { notices, leaving } = await open();
    expect(screen.getByText('No events yet. Use the store to see them here.')).toBeTruthy();
    act(() => {
      notices.send({ type: 'notice.show', notice: { type: 'error', text: 'Harbor#2026' } });
      leaving.send({ type: 'leave.request' });
    });
    expect(happened()).toHaveLength(2);
    expect(happened()[0]).toBe('leaving leave.request');
    expect(happened()[1]).toMatch(/^notices notice\.show/);
    expect(document.body.textContent).not.toContain('Harbor');
  });

  test('asks again for a chart that did not come', async () => {
    const { drawing, user } = await open();
    await drawing.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toContain('The chart could not be loaded.');
    await user.click(button('Try Again'));
    await drawing.answer('<svg>notices</svg>');
    expect(screen.getByRole('region', { name: 'Chart of notices' })).toBeTruthy();
  });

  test('returns its space to the shop when it is folded, and disappears when it is turned off', async () => {
    const { drawing, user } = await open();
    await drawing.answer('<svg>notices</svg>');
    await user.click(button('Fold statecharts'));
    expect(screen.queryByText('Running now')).toBeNull();
    await user.click(button('Unfold statecharts'));
    await user.click(button('Turn Off Statecharts'));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

const found = {
  ...foundRecording,
  recording: {
    ...foundRecording.recording,
    steps: [
      { at: 0, actor: 1, event: 'xstate.init', states: 'free' },
      { at: 900, actor: 0, event: 'xstate.done.actor.pay', kind: 'refused', states: 'editing.card' },
    ],
  },
};

describe('the recording of a user in the panel', () => {
  const typeCode = async () => {
    const opened = await open();
    await opened.user.type(screen.getByLabelText('Code of a recording'), 'bcdf-ghjk');
    await opened.user.click(button('Open'));
    return opened;
  };
  const thenRunning = () =>
    within(screen.getByRole('region', { name: 'Running at this step' }))
      .getAllByRole('button')
      .map(({ textContent, ariaPressed }) => `${textContent}${ariaPressed === 'true' ? ' *' : ''}`);

  test('is opened by its code, and lights up the chart of each step', async () => {
    const { loading, drawing, user } = await typeCode();
    expect(loading.asked).toEqual([{ code: 'bcdf-ghjk' }]);
    await loading.answer(found);
    expect(screen.getByText('Recording of Ada Marsh')).toBeTruthy();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(thenRunning()).toEqual(['payment editing', 'leaving free *']);
    await drawing.answer('<svg>leaving</svg>');
    expect(drawn).toEqual({ chart: '<svg>leaving</svg>', lit: ['leaving', 'leaving.free'] });
    await user.click(button('Next step'));
    await drawing.answer('<svg>payment</svg>');
    expect(drawn).toEqual({ chart: '<svg>payment</svg>', lit: ['payment', 'payment.editing', 'payment.editing.card'] });
    expect(thenRunning()).toEqual(['payment editing: card *', 'leaving free']);
  });

  test('is gone through by the arrow keys, and ends at its last step', async () => {
    const { loading, user } = await typeCode();
    await loading.answer(found);
    button('Next step').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(button('Next step').ariaDisabled).toBe('true');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    await user.click(button('Close recording'));
    expect(screen.getByLabelText('Code of a recording')).toBeTruthy();
    expect(running()).toHaveLength(2);
  });

  test('of a code that nobody has is explained beside the field', async () => {
    const { loading } = await typeCode();
    await loading.answer(null);
    expect(screen.getByText(/No recording has this code, or it has expired/)).toBeTruthy();
  });
});

describe('the drawing of a chart', () => {
  const load = (chart: string) => toPromise(createActor(loadDrawing, { input: { chart } }).start());

  test('is the committed one', async () => {
    expect(await load('cart')).toMatch(/^<svg[\s\S]*conflicted/);
  });

  test('that there is not is a failure with its name', async () => {
    await expect(load('nothing')).rejects.toMatchObject({ failure: { detail: 'no drawing of nothing' } });
  });
});
