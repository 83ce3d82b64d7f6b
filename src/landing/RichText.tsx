import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '#domain/landing/addresses.ts';
import type { HeadingLevel } from '../components/text/headingLevel.ts';
import styles from './RichText.module.css';
import { shownHtml } from './shownHtml.ts';

interface RichTextProps {
  readonly html: string;
  /** Of the first heading in it. */
  readonly headingLevel: HeadingLevel;
}

/** The shop's own pages open without loading the shop anew. */
function ownPathClicked(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return isPlain && isOwnPath(href) ? href : null;
}

/** Text as the editor writes it. */
export function RichText({ html, headingLevel }: RichTextProps) {
  const navigate = useNavigate();
  const show = useCallback(
    (element: HTMLDivElement) => {
      const follow = (event: MouseEvent) => {
        const path = ownPathClicked(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      };
      element.replaceChildren(shownHtml(html, headingLevel));
      element.addEventListener('click', follow);
      return () => element.removeEventListener('click', follow);
    },
    [html, headingLevel, navigate],
  );
  return <div ref={show} className={styles.text} />;
}
