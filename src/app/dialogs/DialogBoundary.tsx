import type { ReactNode } from 'react';
import { BugBoundary } from '../bugs/BugBoundary.tsx';
import type { Problems } from '../bugs/problems.ts';
import { BrokenDialog } from './BrokenDialog.tsx';

interface DialogBoundaryProps {
  readonly children: ReactNode;
  readonly problems: Problems;
  /** Called when the user closes the dialog. */
  readonly onClose?: () => void;
}

/** A dialog that fails to render shows a message; the page behind it keeps working. */
export function DialogBoundary({ children, problems, onClose }: DialogBoundaryProps) {
  return (
    <BugBoundary
      onBug={problems.ofScreen}
      face={(retry) => (
        <BrokenDialog
          onRetry={retry}
          onClose={() => {
            onClose?.();
            retry();
          }}
        />
      )}
    >
      {children}
    </BugBoundary>
  );
}
