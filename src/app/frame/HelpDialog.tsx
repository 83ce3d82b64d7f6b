import { use, useRef, useState } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { type HelpTopic, helpText } from '#domain/texts/helpText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { Greeting } from '#machines/app/session/session.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { KeyHelp } from '../../components/keys/KeyHelp.tsx';
import { useShownKeyHints } from '../../components/keys/keyHints.ts';
import { ShortcutSwitch } from '../../components/keys/ShortcutSwitch.tsx';
import { SupportContext } from '../../components/states/support.ts';
import { Filled, slot } from '../../components/text/Filled.tsx';
import styles from './HelpDialog.module.css';
import { phoneHref } from './phoneHref.ts';

interface RefusedControl {
  readonly name: string;
  readonly reason: string;
}

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** The disabled control that has the focus, and why it is disabled; null without one. */
function refusedControl(): RefusedControl | null {
  const control = document.activeElement;
  if (!control?.matches('[data-blocked]')) return null;
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  const name = (control.getAttribute('aria-label') ?? label ?? '').trim();
  const reason = textOf(control.getAttribute('aria-describedby'));
  return name === '' || reason === '' ? null : { name, reason };
}

const KEYS = [
  { keys: ['/'], does: frameText('frame.searchProducts') },
  { keys: ['?'], does: sharedText('frame.showKeyboardShortcuts') },
  { keys: ['Esc'], does: sharedText('frame.closeADialog') },
];

export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The current page. */
  readonly page: { readonly name: HelpTopic; readonly title: string };
  /** The support contact. */
  readonly distributor: Pick<Greeting, 'distributorName' | 'distributorPhone'>;
}

/** What users do on the current page, the keys of the view and the shop, and the support contact. */
export function HelpDialog({ isOpen, onClose, page, distributor }: HelpDialogProps) {
  const { distributorName, distributorPhone } = distributor;
  const ofView = useShownKeyHints();
  const Support = use(SupportContext);
  const about = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<{ isOpen: boolean; refused: RefusedControl | null }>({
    isOpen: false,
    refused: null,
  });
  if (isOpen !== opened.isOpen) setOpened({ isOpen, refused: isOpen ? refusedControl() : opened.refused });
  const { refused } = opened;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={frameText('frame.help')} initialFocus={() => about.current}>
      <h3 ref={about} tabIndex={-1} className={styles.title}>
        {page.title}
      </h3>
      <p className={styles.about}>{helpText(page.name)}</p>
      {refused && (
        <>
          <h3 className={styles.title}>{sharedText('frame.whyDisabled', { name: refused.name })}</h3>
          <p className={styles.about}>{refused.reason}</p>
        </>
      )}
      <h3 className={styles.title}>{sharedText('frame.keyboardShortcuts')}</h3>
      <KeyHelp hints={[...ofView, ...KEYS]} />
      <ShortcutSwitch />
      {distributorPhone && (
        <p className={styles.call}>
          <Filled
            text={
              distributorName === null
                ? sharedText('frame.questions', { phone: slot(0) })
                : sharedText('frame.questionsCall', { distributorName, phone: slot(0) })
            }
            parts={[
              <a key="phone" href={phoneHref(distributorPhone)}>
                {distributorPhone}
              </a>,
            ]}
          />
        </p>
      )}
      {Support && <Support />}
    </Dialog>
  );
}
