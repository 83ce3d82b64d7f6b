import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FlowAtlas } from '#domain/api/flows.ts';
import { flowNumbersMachine } from '#machines/admin/flowNumbers/flowNumbersMachine.ts';
import { flowsMachine } from '#machines/admin/flows/flowsMachine.ts';
import { recordingMachine } from '#machines/support/recordingMachine.ts';
import { FlowsScreen } from '../../src/features/admin/flows/FlowsScreen.tsx';
import { newestWeek } from '../machines/admin/flowNumbersSamples.ts';
import { foundRecording } from '../machines/samples.ts';
import { answer, quietFlow } from '../support/screens/quietShop.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';

afterEach(cleanup);

function show(atlas: FlowAtlas, path = '/admin/flows') {
  const page = quietFlow(flowsMachine);
  const numbers = quietFlow(flowNumbersMachine);
  const recording = quietFlow(recordingMachine);
  renderPiece(<FlowsScreen flows={{ flows: page, numbers, recording }} />, path);
  act(() => answer(page, 'loadPage', atlas));
  return { numbers, recording };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Statechart atlas');

test('the charts are sent into a sandboxed frame once its page is there, and are in no address', () => {
  show({ data: 'the charts' });
  const { contentWindow, src } = frame();
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-modals');
  expect(new URL(src).pathname).toBe('/admin/flows/atlas');
  const send = vi.fn();
  if (contentWindow) contentWindow.postMessage = send;
  fireEvent.load(frame());
  expect(send.mock.calls[0]).toEqual(['the charts', '*']);
});

test('the frame opens at the chart in the address', () => {
  show({ data: 'the charts' }, '/admin/flows#/checkout');
  expect(new URL(frame().src).hash).toBe('#/checkout');
});

test('the page says that this copy has no screenshots, and where a copy with them is', () => {
  show({ data: '{"images":[],"data":{}}' });
  expect(screen.getByText(/^This copy has no screenshots\..* statechart-atlas\.$/)).toBeTruthy();
});

test('a server without a build shows what to do instead of a frame', () => {
  show({ data: null });
  expect(screen.getByText(/^This server has no atlas/)).toBeTruthy();
  expect(screen.queryByTitle('Statechart atlas')).toBeNull();
});

const posted = () => {
  const send = vi.fn();
  const { contentWindow } = frame();
  if (contentWindow) contentWindow.postMessage = send;
  fireEvent.load(frame());
  return send;
};

test('numbers go to the charts, and the worst places are listed below, without those where a flow reached its goal', () => {
  const { numbers } = show({ data: 'the charts' });
  const send = posted();
  fireEvent.click(screen.getByRole('button', { name: 'Show Numbers' }));
  act(() => answer(numbers, 'loadNumbers', newestWeek));
  expect(send.mock.lastCall).toEqual([{ numbers: newestWeek.states }, '*']);
  const rows = within(screen.getByRole('table', { name: 'Where users leave' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FlowStateEnteredLeft hereShare',
    'checkoutentering payment1003232%',
    'checkoutentering delivery1201210%',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Hide Numbers' }));
  expect(send.mock.lastCall).toEqual([{ numbers: null }, '*']);
});

test('a recording lights up its machine at each step, by the arrow keys and by the list of steps', () => {
  const { recording } = show({ data: 'the charts' });
  const send = posted();
  fireEvent.change(screen.getByLabelText('Code of a recording'), { target: { value: 'BCDFGHJK' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  act(() => answer(recording, 'loadRecording', foundRecording));
  expect(send.mock.lastCall).toEqual([{ step: { machine: 'leaving', active: ['leaving', 'leaving.free'] } }, '*']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next step' }), { key: 'ArrowRight' });
  expect(send.mock.lastCall).toEqual([{ step: { machine: 'payment', active: ['payment', 'payment.sending'] } }, '*']);
  const last = screen.getByRole('button', { name: '3. payment · xstate.done.actor.pay · refused' });
  fireEvent.click(last);
  expect(last.getAttribute('aria-current')).toBe('step');
  expect(send.mock.lastCall).toEqual([{ step: { machine: 'payment', active: ['payment', 'payment.editing'] } }, '*']);
  fireEvent.click(screen.getByRole('button', { name: 'Close recording' }));
  expect(send.mock.lastCall).toEqual([{ step: null }, '*']);
});
