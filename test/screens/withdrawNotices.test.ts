import { expect, test } from 'vitest';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { NoticesRef } from '#machines/notices/noticesMachine.ts';
import { withdrawNoticesOfClosedShop } from '../../src/app/withdrawNotices.ts';
import { quietShopRef } from '../support/screens/quietShop.ts';

test('notices about a buyer are withdrawn when their shop closes, not when one opens', () => {
  const sent: unknown[] = [];
  let open: object | undefined;
  let change: () => void = () => undefined;
  const session = {
    getSnapshot: () => ({ children: { shop: open } }),
    subscribe: (hear: () => void) => {
      change = hear;
    },
  } as unknown as SessionRef;
  withdrawNoticesOfClosedShop(session, { send: (event: unknown) => sent.push(event) } as unknown as NoticesRef);
  const show = (shop: object | undefined) => {
    open = shop;
    change();
  };
  show(quietShopRef());
  change();
  expect(sent).toEqual([]);
  show(undefined);
  expect(sent).toEqual([{ type: 'notice.withdraw', about: null }]);
});
