import styles from './RefusedMessage.module.css';

const comeIntoView = (element: HTMLElement | null) => element?.focus();

/** Why what was sent was refused. It takes the focus, so that it is in view wherever the form was scrolled to. */
export function RefusedMessage({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <p ref={comeIntoView} role="alert" tabIndex={-1} className={styles.message}>
      {children}
    </p>
  );
}
