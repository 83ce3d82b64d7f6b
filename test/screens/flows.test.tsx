import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FlowAtlas } from '#domain/api/flows.ts';
import { flowsMachine } from '#machines/admin/flows/flowsMachine.ts';
import { FlowsScreen } from '../../src/features/admin/flows/FlowsScreen.tsx';
import { answer, quietFlow } from '../support/screens/quietShop.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';

afterEach(cleanup);

function show(atlas: FlowAtlas, path = '/admin/flows') {
  const page = quietFlow(flowsMachine);
  renderPiece(<FlowsScreen flows={{ flows: page }} />, path);
  act(() => answer(page, 'loadPage', atlas));
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
  expect(send.mock.calls).toEqual([['the charts', '*']]);
});

test('the frame opens at the chart in the address', () => {
  show({ data: 'the charts' }, '/admin/flows#/checkout');
  expect(new URL(frame().src).hash).toBe('#/checkout');
});

test('the page says that this copy has no screenshots, and where a copy with them is', () => {
  show({ data: 'the charts' });
  expect(screen.getByText(/^This copy has no screenshots\..* statechart-atlas\.$/)).toBeTruthy();
});

test('a server without a build shows what to do instead of a frame', () => {
  show({ data: null });
  expect(screen.getByText(/^This server has no atlas/)).toBeTruthy();
  expect(screen.queryByTitle('Statechart atlas')).toBeNull();
});
