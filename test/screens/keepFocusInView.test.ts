import type { FocusEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocusInList } from '../../src/components/keepFocusInView.ts';

const FRAME_MS = 16;

describe('what has the focus in a list that is still being made', () => {
  let button: HTMLButtonElement;
  const scrolled = vi.fn<() => void>();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
    button = document.body.appendChild(document.createElement('button'));
    button.scrollIntoView = scrolled;
    vi.spyOn(button, 'matches').mockReturnValue(true);
    button.focus();
    keepFocusInList({ target: button } as unknown as FocusEvent);
  });
  afterEach(() => {
    button.remove();
    scrolled.mockClear();
    vi.useRealTimers();
  });
  const timesScrolledIn = (ms: number) => {
    scrolled.mockClear();
    for (let passed = 0; passed < ms; passed += FRAME_MS) vi.advanceTimersByTime(FRAME_MS);
    return scrolled.mock.calls.length;
  };

  it('is scrolled into view again where rows above it load late', () => {
    timesScrolledIn(500);
    expect(timesScrolledIn(100)).toBeGreaterThan(0);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('is left where it is after a %s', (event) => {
    expect(timesScrolledIn(100)).toBeGreaterThan(0);
    window.dispatchEvent(new Event(event));
    expect(timesScrolledIn(500)).toBe(0);
  });

  it('stays in place once the list is complete', () => {
    timesScrolledIn(1100);
    expect(timesScrolledIn(500)).toBe(0);
  });

  it('stays when the focus moves elsewhere', () => {
    timesScrolledIn(100);
    button.blur();
    expect(timesScrolledIn(500)).toBe(0);
  });
});
