import type { ContentState } from 'draft-js';
import type { ReactNode } from 'react';
import styles from './RichTextEditor.module.css';

interface LinkInTextProps {
  readonly contentState: ContentState;
  readonly entityKey: string;
  readonly children: ReactNode;
}

/** A link in the editor, which does not navigate. */
export function LinkInText({ contentState, entityKey, children }: LinkInTextProps) {
  return (
    <span className={styles.link} title={String(contentState.getEntity(entityKey).getData().href)}>
      {children}
    </span>
  );
}
