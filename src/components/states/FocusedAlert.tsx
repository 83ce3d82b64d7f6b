import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FocusedAlert.module.css';

interface FocusedAlertProps {
  readonly kind: 'warning' | 'error';
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}

/** Explains why the user cannot continue, and takes the focus when it appears. */
export function FocusedAlert({ kind, lines, children }: FocusedAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles.alert} data-kind={kind}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}
