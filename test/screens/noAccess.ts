import type { Access } from '../../src/app/access/access.tsx';

/** The ways to an account besides signing in, which nobody takes. */
export const noAccess: Access = {
  open: () => undefined,
  visit: () => undefined,
  Opened: Object.assign(() => null, { fetch: async () => undefined }),
  Page: Object.assign(() => null, { fetch: async () => undefined }),
};
