import type { SessionRow } from '#domain/api/sessions.ts';

export const laptop: SessionRow = {
  id: 'laptop',
  startedAt: '2026-03-04T13:00:00.000Z',
  lastUsedAt: '2026-03-04T15:00:00.000Z',
  browser: 'Chrome',
  system: 'Windows',
  isCurrent: true,
  isPunchout: false,
};
export const phone: SessionRow = { ...laptop, id: 'phone', browser: 'Safari', system: 'iPhone', isCurrent: false };
export const punchout: SessionRow = { ...phone, id: 'punchout', browser: 'Edge', isPunchout: true };
