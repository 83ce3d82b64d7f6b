import { type KeyboardEvent, useState } from 'react';
import { isLinkTarget } from '#domain/landing/addresses.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { Button } from '../components/buttons/Button.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import type { LinkDraft } from './editedText.ts';
import styles from './RichTextEditor.module.css';

interface LinkFormProps {
  readonly draft: LinkDraft;
  readonly onInsert: (text: string, href: string) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** `www.shop.example` means a website, not a page of the shop. */
function addressOf(typed: string): string {
  const href = typed.trim();
  return /^www\./i.test(href) ? `https://${href}` : href;
}

/** A link with its text and address; an existing one can be changed or removed. */
export function LinkForm({ draft, onInsert, onRemove, onCancel }: LinkFormProps) {
  const [text, setText] = useState(draft.text);
  const [href, setHref] = useState(draft.href);
  const [isTried, setTried] = useState(false);
  const textProblem = text.trim() === '' ? landingText('landingEdit.linkTextMissing') : undefined;
  const hrefProblem = isLinkTarget(addressOf(href)) ? undefined : landingText('landingEdit.linkAddressWrong');
  const insert = () => {
    setTried(true);
    if (!textProblem && !hrefProblem) onInsert(text, addressOf(href));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      insert();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: forms cannot be nested; its fields handle the keys
    <div role="group" aria-label={landingText('richText.link')} className={styles.linkForm} onKeyDown={onKeyDown}>
      <TextField
        label={landingText('richText.textOfTheLink')}
        value={text}
        autoFocus
        autoComplete="off"
        isRequired
        error={isTried ? textProblem : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextField
        label={landingText('richText.address')}
        value={href}
        autoComplete="off"
        inputMode="url"
        placeholder={landingText('richText.productsOrHttps')}
        isRequired
        error={isTried ? hrefProblem : undefined}
        onChange={(event) => setHref(event.currentTarget.value)}
      />
      <div className={styles.linkButtons}>
        <Button size="small" variant="primary" onClick={insert}>
          {draft.isThere ? landingText('richText.changeLink') : landingText('richText.insertLink')}
        </Button>
        {draft.isThere && (
          <Button size="small" onClick={onRemove}>
            {landingText('richText.removeLink')}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {landingText('richText.cancelLink')}
        </Button>
      </div>
    </div>
  );
}
