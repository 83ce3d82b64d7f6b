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
import X from 'lucide-react/icons/x';
import {
  type FocusEvent,
  type FocusEventHandler,
  type FormEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { ChakraTheme } from '../../theme/ChakraTheme.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { keepFocusInView } from '../keepFocusInView.ts';
import { hasOverlay, useOverlay } from '../overlays.ts';
import { scrollsByKeyboard } from './scrollsByKeyboard.ts';

export interface DialogFrameProps {
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
  /** The element that gets the focus first; the first field or button by default. */
  readonly initialFocus?: () => HTMLElement | null;
  /**
   * Moves the focus after the dialog has closed; by default the focus returns to where it was, or to the page's
   * heading.
   */
  readonly onClosed?: () => void;
  /** Makes the dialog a form, so that Enter in a field submits it. */
  readonly onSubmit?: () => void;
}

interface FramedProps extends DialogFrameProps {
  /** Called on the browser's Back; never while busy. */
  readonly onBack: () => void;
  readonly onFocus?: FocusEventHandler;
}

const SIZES = { narrow: 'sm', medium: 'md', wide: 'lg' } as const;

const FOCUSABLE = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href]';

/**
 * If the dialog's action removed the control that had the focus, its row's link gets the focus, or the heading of the
 * page.
 */
function catchFocus(place: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost || hasOverlay()) return;
  const link = place?.isConnected ? place.querySelector<HTMLElement>('a[href]') : null;
  (link ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();
}

function Form({ onSubmit, children }: { onSubmit: (() => void) | undefined; children: ReactNode }) {
  if (!onSubmit) return children;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate style={{ display: 'contents' }} onSubmit={submit}>
      {children}
    </form>
  );
}

export function DialogFrame({
  isOpen,
  onClose,
  onBack,
  title,
  children,
  footer,
  width = 'medium',
  isBusy = false,
  role = 'dialog',
  initialFocus,
  onClosed,
  onSubmit,
  onFocus,
}: FramedProps) {
  const body = useRef<HTMLDivElement>(null);
  const bodyRef = useCallback((element: HTMLDivElement | null) => {
    body.current = element;
    return scrollsByKeyboard(element);
  }, []);
  const firstField = () => body.current?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
  useOverlay(isOpen, () => !isBusy && onBack());
  const place = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) place.current = document.activeElement?.closest('article') ?? null;
  }, [isOpen]);
  /** The dialog is still in the page when its exit event fires. */
  const catchFocusSoon = () => setTimeout(catchFocus, 0, place.current);
  const hearFocus = (event: FocusEvent<HTMLDivElement>) => {
    keepFocusInView(event);
    onFocus?.(event);
  };
  return (
    <ChakraTheme>
      <DialogRoot
        open={isOpen}
        onOpenChange={(details) => !details.open && !isBusy && onClose()}
        size={SIZES[width]}
        role={role}
        closeOnEscape={!isBusy}
        closeOnInteractOutside={false}
        // A second question may open before the first has closed; the first one's close event must not close it.
        onRequestDismiss={(event) => event.preventDefault()}
        initialFocusEl={initialFocus ?? firstField}
        restoreFocus={onClosed === undefined}
        onExitComplete={onClosed ?? catchFocusSoon}
      >
        <Portal>
          <DialogBackdrop />
          <DialogPositioner dir={document.dir}>
            <DialogContent dir={document.dir} onFocus={hearFocus}>
              <DialogHeader>
                <DialogTitle>{title}</DialogTitle>
                {role === 'dialog' && (
                  <IconButton label={frameText('dialogs.close')} icon={<X />} disabled={isBusy} onClick={onClose} />
                )}
              </DialogHeader>
              <Form onSubmit={onSubmit}>
                <DialogBody ref={bodyRef}>{children}</DialogBody>
                {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
              </Form>
            </DialogContent>
          </DialogPositioner>
        </Portal>
      </DialogRoot>
    </ChakraTheme>
  );
}
