import type { ReactNode } from 'react';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { EmptyState } from '../components/states/EmptyState.tsx';

interface EmptyListProps {
  /** One sentence. */
  readonly children: string;
  readonly icon: ReactNode;
  readonly onReload: () => void;
  /** Removes the filter that hides all rows; null without a filter. */
  readonly onShowAll?: (() => void) | null;
}

/** A list without rows: it can be loaded again, or its filter removed. */
export function EmptyList({ children, icon, onReload, onShowAll = null }: EmptyListProps) {
  return (
    <EmptyState
      icon={icon}
      action={
        <Button onClick={onShowAll ?? onReload}>
          {onShowAll ? sharedText('lists.showAll') : sharedText('lists.checkAgain')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
