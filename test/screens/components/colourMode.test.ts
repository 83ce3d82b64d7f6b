import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyColourMode } from '../../../src/theme/colourMode.ts';

const isDark = () => document.documentElement.classList.contains('dark');

afterEach(() => vi.unstubAllGlobals());

function stubDevice(matches: boolean) {
  const device = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal('matchMedia', () => device);
  return (dark: boolean) => {
    device.matches = dark;
    device.dispatchEvent(new Event('change'));
  };
}

describe('applyColourMode', () => {
  it('follows the device until it is stopped', () => {
    const turn = stubDevice(false);
    const stop = applyColourMode('system');
    expect(isDark()).toBe(false);
    turn(true);
    expect(isDark()).toBe(true);
    stop();
    turn(false);
    expect(isDark()).toBe(true);
  });

  it('stays with the chosen mode, whatever the device prefers', () => {
    stubDevice(true);
    const stop = applyColourMode('light');
    expect(isDark()).toBe(false);
    stop();
  });

  it('prints light and is dark again afterwards', () => {
    const stop = applyColourMode('dark');
    window.dispatchEvent(new Event('beforeprint'));
    expect(isDark()).toBe(false);
    window.dispatchEvent(new Event('afterprint'));
    expect(isDark()).toBe(true);
    stop();
  });
});
