import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
  /** At the right. */
  readonly end?: ReactNode;
  /** Stays under the header or at the foot of the window while the list scrolls. */
  readonly sticks?: 'top' | 'bottom' | 'no';
  /** Also sticky on phones, for content of one line; otherwise it scrolls away there. */
  readonly isCompact?: boolean;
}

/** Publishes its height as `--toolbar-height`, so that the head of a table sticks below it. */
export function Toolbar({ label, children, end, sticks = 'top', isCompact = false }: ToolbarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const around = element?.parentElement;
    if (sticks !== 'top' || !element || !around || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      around.style.setProperty(
        '--toolbar-height',
        `${getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0}px`,
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      around.style.removeProperty('--toolbar-height');
    };
  }, [sticks]);
  return (
    <section
      ref={bar}
      aria-label={label}
      className={classes(
        styles.toolbar,
        sticks === 'top' && styles.sticky,
        sticks === 'bottom' && styles.bottom,
        isCompact && styles.compact,
      )}
    >
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </section>
  );
}
