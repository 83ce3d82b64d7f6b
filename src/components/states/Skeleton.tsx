import styles from './Skeleton.module.css';
import { useSkeletonDelay } from './useSkeletonDelay.ts';

export interface SkeletonProps {
  /** A block of a given size, lines of text, rows of a list, or stacked cards. */
  readonly variant?: 'block' | 'text' | 'row' | 'card';
  readonly width?: number | string;
  readonly height?: number | string;
  /** How many lines or rows. */
  readonly count?: number;
  readonly delay?: number;
}

function Bone({ width, height }: { width: number | string; height: number | string }) {
  return <span className={styles.bone} style={{ width, height }} />;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/**
 * Takes its final size at once and becomes visible after 150 ms, or at once after another skeleton. It is not
 * announced: put `aria-busy` on its container.
 */
export function Skeleton({ variant = 'block', width = '100%', height, count = 1, delay }: SkeletonProps) {
  const timing = useSkeletonDelay(delay);
  if (variant === 'block') {
    return (
      <span aria-hidden="true" style={timing}>
        <Bone width={width} height={height ?? 16} />
      </span>
    );
  }
  if (variant === 'card') {
    return (
      <div aria-hidden="true" className={styles.lines} style={timing}>
        {numbers(count).map((card) => (
          <Bone key={card} width={width} height={height ?? 88} />
        ))}
      </div>
    );
  }
  if (variant === 'text') {
    return (
      <span aria-hidden="true" className={styles.lines} style={timing}>
        {numbers(count).map((line) => (
          <Bone key={line} width={line > 0 && line === count - 1 ? '60%' : width} height={height ?? '0.875em'} />
        ))}
      </span>
    );
  }
  return (
    <div aria-hidden="true" style={timing}>
      {numbers(count).map((row) => (
        <div key={row} className={styles.row} style={{ height: height ?? 48 }}>
          <Bone width={96} height={14} />
          <span>
            <Bone width={`${45 + ((row * 17) % 30)}%`} height={14} />
          </span>
          <Bone width={64} height={14} />
        </div>
      ))}
    </div>
  );
}
