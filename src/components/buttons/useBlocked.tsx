import { useId } from 'react';
import styles from './Blocked.module.css';
import { showsOn } from './blockedTip.ts';

export interface Blockable {
  /** Why the control is disabled; null while it is enabled. */
  readonly blockedBy?: string | null | undefined;
  /** `line` reserves a line beside the control; `tip` (default) shows on hover, focus and tap. */
  readonly reasonPlace?: 'line' | 'tip' | undefined;
  /** The id of an element that already shows the sentence. */
  readonly reasonId?: string | undefined;
}

export const blockedAttributes = { 'aria-disabled': true, 'data-blocked': '' } as const;

/** A disabled control stays focusable and is described by the reason, which is rendered after it. */
export function useBlocked({ blockedBy, reasonPlace = 'tip', reasonId }: Blockable, isBusy = false) {
  const id = useId();
  const isBlocked = Boolean(blockedBy) && !isBusy;
  const tip = isBlocked && (
    <span id={id} ref={showsOn} role="tooltip" popover="manual" className={styles.tip}>
      {blockedBy}
    </span>
  );
  const line = blockedBy !== undefined && (
    <span id={id} data-reason="" className={styles.line}>
      {isBlocked && blockedBy}
    </span>
  );
  return {
    isBlocked,
    attributes: isBlocked ? { ...blockedAttributes, 'aria-describedby': reasonId ?? id } : {},
    reason: reasonId === undefined && (reasonPlace === 'line' ? line : tip),
  };
}
