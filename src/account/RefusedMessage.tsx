import styles from './RefusedMessage.module.css';

const comeIntoView = (element: HTMLElement | null) => element?.focus();

/** Why a request was refused. It takes the focus, so that a scrolled form shows it. */
export function RefusedMessage({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <p ref={comeIntoView} role="alert" tabIndex={-1} className={styles.message}>
      {children}
    </p>
  );
}
