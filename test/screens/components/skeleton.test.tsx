import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Skeleton } from '../../../src/components/states/Skeleton.tsx';
import { renderPiece } from './renderPiece.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const delay = () => document.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--skeleton-delay');

test('a shape is seen after 150 ms', () => {
  renderPiece(<Skeleton />);
  expect(delay()).toBe('150ms');
});

test('a shape that takes over from another waits only for the rest of that time', () => {
  const { rerender } = renderPiece(<Skeleton key="frame" />);
  vi.advanceTimersByTime(100);
  rerender(<Skeleton key="page" />);
  expect(delay()).toBe('50ms');
  vi.advanceTimersByTime(2_000);
  rerender(<Skeleton key="list" />);
  expect(delay()).toBe('0ms');
});

test('a shape that appears after the others are gone waits as the first did', async () => {
  const { rerender } = renderPiece(<Skeleton key="frame" />);
  vi.advanceTimersByTime(1_000);
  rerender(<p>Loaded</p>);
  await Promise.resolve();
  rerender(<Skeleton key="later" />);
  expect(delay()).toBe('150ms');
});
