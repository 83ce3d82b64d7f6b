import { afterEach, expect, it, vi } from 'vitest';
import { environmentIn } from '#src/app/environment.ts';

afterEach(() => {
  vi.useRealTimers();
});

it("counts the shop's days wherever the buyer is, once the site has sent its time zone", () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:30:00Z'), toFake: ['Date'] });
  expect(environmentIn(() => 'Pacific/Kiritimati').today()).toBe('2026-11-26');
  expect(environmentIn(() => 'Pacific/Pago_Pago').today()).toBe('2026-11-24');
  vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
  expect(environmentIn(() => undefined).today()).toBe('2026-11-25');
});
