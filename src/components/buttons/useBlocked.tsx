import { useId } from 'react';
import styles from './Blocked.module.css';
import { showsOn } from './blockedTip.ts';

export interface Blockable {
  /** Why the control cannot be used: the sentence of its guard. Null while it can be used. */
  readonly blockedBy?: string | null | undefined;
  /** `line` reserves a line beside the control; `tip` (default) shows on hover, focus and tap. */
  readonly reasonPlace?: 'line' | 'tip' | undefined;
  /** Of the element that shows the sentence already. */
  readonly reasonId?: string | undefined;
}

export const blockedAttributes = { 'aria-disabled': true, 'data-blocked': '' } as const;

/** A blocked control keeps its focus and is described by the reason; the reason is rendered right after the control. */
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
