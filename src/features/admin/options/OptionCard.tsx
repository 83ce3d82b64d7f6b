import type { ReactNode } from 'react';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';

interface OptionCardProps {
  readonly title: string;
  readonly state: 'loading' | 'failed' | 'loaded';
  /** The name of the content that failed to load, as a sentence. */
  readonly failure: string;
  readonly onRetry: () => void;
  /** The expected height in CSS pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A card of the options with its title, and its content after loading. */
export function OptionCard({ title, state, failure, onRetry, height, children }: OptionCardProps) {
  return (
    <Panel title={title}>
      {state === 'failed' && <FailedState onRetry={onRetry}>{failure}</FailedState>}
      {state === 'loading' && (
        <div aria-busy="true">
          <Skeleton variant="card" height={height} />
        </div>
      )}
      {state === 'loaded' && children}
    </Panel>
  );
}
