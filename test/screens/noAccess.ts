import type { Access } from '../../src/app/access/access.tsx';

/** The account dialogs besides signing in, which are not opened here. */
export const noAccess: Access = {
  open: () => undefined,
  visit: () => undefined,
  Opened: Object.assign(() => null, { fetch: async () => undefined }),
  Page: Object.assign(() => null, { fetch: async () => undefined }),
};
