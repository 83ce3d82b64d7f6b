import { type KeyboardEvent, useState } from 'react';
import { isLinkTarget } from '#domain/landing/addresses.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
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

/** A link needs its text and its address; one that is there already is changed or taken away. */
export function LinkForm({ draft, onInsert, onRemove, onCancel }: LinkFormProps) {
  const [text, setText] = useState(draft.text);
  const [href, setHref] = useState(draft.href);
  const [isTried, setTried] = useState(false);
  const textProblem = text.trim() === '' ? landingEditTexts.linkTextMissing : undefined;
  const hrefProblem = isLinkTarget(addressOf(href)) ? undefined : landingEditTexts.linkAddressWrong;
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
    // biome-ignore lint/a11y/useSemanticElements: a form in a form cannot be; its keys are those of its fields
    <div role="group" aria-label="Link" className={styles.linkForm} onKeyDown={onKeyDown}>
      <TextField
        label="Text of the link"
        value={text}
        autoFocus
        autoComplete="off"
        isRequired
        error={isTried ? textProblem : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <TextField
        label="Address"
        value={href}
        autoComplete="off"
        inputMode="url"
        placeholder="/products or https://…"
        isRequired
        error={isTried ? hrefProblem : undefined}
        onChange={(event) => setHref(event.currentTarget.value)}
      />
      <div className={styles.linkButtons}>
        <Button size="small" variant="primary" onClick={insert}>
          {draft.isThere ? 'Change Link' : 'Insert Link'}
        </Button>
        {draft.isThere && (
          <Button size="small" onClick={onRemove}>
            Remove Link
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          Cancel Link
        </Button>
      </div>
    </div>
  );
}
