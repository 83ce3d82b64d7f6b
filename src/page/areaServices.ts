import type { ShipMethod } from '#domain/session/user.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import type { Notice, NoticeSubject } from '#machines/notices/notice.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { ShownTheme } from '#machines/theme/shownTheme.ts';
import type { AddressTabs } from '../address/addressTabs.ts';
import type { Api } from '../api/client.ts';
import type { Storages } from '../browser/storage.ts';
import type { DocumentTabs } from '../documents/documentTabs.ts';
import type { DraftSaving } from '../savedDraft/draftSaving.ts';
import type { ThemeStore } from '../theme/themeStore.ts';

/** The services of the running storefront, besides the server, that an area's machines need. */
export interface AreaServices {
  readonly drafts: DraftSaving;
  readonly api: Api;
  readonly isGuest: () => boolean;
  readonly leaving: () => LeavingRef;
  /** Absent without an open shop. */
  readonly shop: () => Shop | undefined;
  readonly documentTabs: DocumentTabs;
  readonly notify: (_: unknown, notice: Notice) => void;
  /** Dismisses the notice on screen if it has this subject. */
  readonly withdrawNotice: (_: unknown, subject: { about: NoticeSubject }) => void;
  /** Whether the user has the page at this address. */
  readonly reaches: (path: string) => boolean;
  readonly goTo: (path: string) => void;
  /** The same, but it replaces the current page in the history. */
  readonly goInstead: (path: string) => void;
  /** Opens the page anew, even if it is on screen already. */
  readonly enterAgain: (path: string) => void;
  /** Shows the cost of the cart by this ship method, and asks whether to switch. */
  readonly switchShipMethod: (wanted: ShipMethod) => void;
  /** Notifies the other tabs of a changed cart. */
  readonly notifyOtherTabs: () => void;
  readonly storages: Storages;
  /** Invalidates the token while the page closes. */
  readonly endVisit: () => void;
  readonly addressTabs: AddressTabs;
  readonly themes: ThemeStore;
  /** Changes the theme of the shop. */
  readonly adoptTheme: (theme: ShownTheme) => void;
}
