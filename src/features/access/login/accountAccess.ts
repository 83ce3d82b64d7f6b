import type { ComponentType } from 'react';
import type { AccessOpening } from '#machines/access/access/accessMachine.ts';

/** What the sign-in page can open, loaded when it is first asked for. */
export interface AccountAccess {
  readonly open: (opening: AccessOpening) => void;
  /** The open flow, over the page or in its card. */
  readonly Opened: ComponentType<{ onClose: () => void }>;
}
