import { m } from 'framer-motion';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Motion } from '../../theme/Motion.tsx';
import styles from './Stepper.module.css';

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly state: 'done' | 'current' | 'upcoming';
  /** The summary of a completed step. */
  readonly summary?: ReactNode;
  /** Shown for the current step only. */
  readonly content?: ReactNode;
  /** Keeps a hidden step mounted, so that its input is not lost. */
  readonly staysHidden?: boolean;
}

export interface StepperProps {
  readonly label: string;
  readonly steps: readonly Step[];
}

/** A vertical stepper. The owner focuses the content of the current step. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <Motion>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {step.state === 'done' ? <Check /> : index + 1}
            </span>
            <div className={styles.head}>
              <h2
                className={styles.title}
                aria-label={sharedText('layout.step', { title: step.title, state: step.state })}
              >
                {step.title}
              </h2>
              {step.state === 'done' && <span className={styles.summary}>{step.summary}</span>}
            </div>
            {(step.state === 'current' || step.staysHidden) && (
              <m.div
                className={styles.content}
                hidden={step.state !== 'current'}
                initial={{ y: -6 }}
                animate={{ y: 0 }}
                transition={{ duration: 0.16, ease: 'easeOut' }}
              >
                {step.content}
              </m.div>
            )}
          </li>
        ))}
      </ol>
    </Motion>
  );
}
