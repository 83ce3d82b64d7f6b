import { useEffect, useRef, useState } from 'react';
import { liveText } from '#domain/texts/liveText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { lightUp, showChart } from './chartImage.ts';
import styles from './Live.module.css';

interface DrawingProps {
  /** SVG text; another drawing needs another component. */
  readonly drawing: string;
  readonly name: string;
  /** The ids of the states to highlight. */
  readonly lit: readonly string[];
}

export function Drawing({ drawing, name, lit }: DrawingProps) {
  const frame = useRef<HTMLElement>(null);
  const [isFullSize, setFullSize] = useState(false);
  useEffect(() => {
    if (frame.current) showChart(frame.current, drawing);
  }, [drawing]);
  const shown = lit.join(' ');
  useEffect(() => {
    if (frame.current) lightUp(frame.current, shown.split(' '), isFullSize);
  }, [shown, isFullSize]);
  return (
    <div className={styles.drawing}>
      <section ref={frame} className={styles.chart} aria-label={liveText('chartOf', { name })} />
      <div className={styles.size}>
        <Button size="small" onClick={() => setFullSize(!isFullSize)}>
          {liveText(isFullSize ? 'wholeChart' : 'fullSize')}
        </Button>
      </div>
    </div>
  );
}
