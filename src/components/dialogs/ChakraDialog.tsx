import {
  DialogBackdrop,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ChakraTheme } from '../../theme/ChakraTheme.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { keepFocusInView } from '../keepFocusInView.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape or the close button; never called while busy. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  /** 420, 560 or 800 px. */
  readonly width?: 'narrow' | 'medium' | 'wide';
  readonly isBusy?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** Where the focus goes first; the first field or button when absent. */
  readonly initialFocus?: () => HTMLElement | null;
  /** Moves the focus once the dialog has gone; without it the focus returns to where it was. */
  readonly onClosed?: () => void;
}

const SIZES = { narrow: 'sm', medium: 'md', wide: 'lg' } as const;

const FOCUSABLE = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href]';

export function ChakraDialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  width = 'medium',
  isBusy = false,
  role = 'dialog',
  initialFocus,
  onClosed,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const firstField = () => body.current?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
  return (
    <ChakraTheme>
      <DialogRoot
        open={isOpen}
        onOpenChange={(details) => !details.open && !isBusy && onClose()}
        size={SIZES[width]}
        role={role}
        closeOnEscape={!isBusy}
        closeOnInteractOutside={false}
        initialFocusEl={initialFocus ?? firstField}
        restoreFocus={onClosed === undefined}
        {...(onClosed && { onExitComplete: onClosed })}
      >
        <Portal>
          <DialogBackdrop />
          <DialogPositioner>
            <DialogContent onFocus={keepFocusInView}>
              <DialogHeader>
                <DialogTitle>{title}</DialogTitle>
                {role === 'dialog' && <IconButton label="Close" icon={<X />} disabled={isBusy} onClick={onClose} />}
              </DialogHeader>
              <DialogBody ref={body}>{children}</DialogBody>
              {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
            </DialogContent>
          </DialogPositioner>
        </Portal>
      </DialogRoot>
    </ChakraTheme>
  );
}
