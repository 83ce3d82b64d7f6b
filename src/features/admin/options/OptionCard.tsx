import type { ReactNode } from 'react';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';

interface OptionCardProps {
  readonly title: string;
  readonly state: 'loading' | 'failed' | 'loaded';
  /** What could not be loaded, as one sentence. */
  readonly failure: string;
  readonly onRetry: () => void;
  /** How high it will be, CSS pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A card of the options: its topic, once what the site has of it has come. */
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
