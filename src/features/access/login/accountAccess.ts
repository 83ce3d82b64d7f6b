import type { ComponentType } from 'react';
import type { AccessOpening } from '#machines/access/access/accessMachine.ts';

/** The flows of the sign-in page, loaded on first use. */
export interface AccountAccess {
  readonly open: (opening: AccessOpening) => void;
  /** The open flow, over the page or in its card. */
  readonly Opened: ComponentType<{ onClose: () => void }>;
}
