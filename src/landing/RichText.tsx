import { useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '#domain/landing/addresses.ts';
import { ReachContext } from '../components/frame/reach.ts';
import { showMissing } from '../components/pictures/missingPicture.ts';
import type { HeadingLevel } from '../components/text/headingLevel.ts';
import styles from './RichText.module.css';
import { shownHtml } from './shownHtml.ts';

interface RichTextProps {
  readonly html: string;
  /** The level of the first heading. */
  readonly headingLevel: HeadingLevel;
}

/** Links to the shop's own pages open without a page load. */
function ownPathClicked(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return isPlain && isOwnPath(href) ? href : null;
}

/** A link to a page that this user does not have becomes plain text. */
function unlink(text: DocumentFragment, reaches: (path: string) => boolean): DocumentFragment {
  for (const link of text.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (isOwnPath(href) && !reaches(href)) link.replaceWith(...link.childNodes);
  }
  return text;
}

/** A text of the editor. */
export function RichText({ html, headingLevel }: RichTextProps) {
  const navigate = useNavigate();
  const reaches = useContext(ReachContext);
  const show = useCallback(
    (element: HTMLDivElement) => {
      const follow = (event: MouseEvent) => {
        const path = ownPathClicked(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      };
      const standIn = ({ target }: Event) => {
        if (target instanceof HTMLImageElement) showMissing(target);
      };
      element.addEventListener('error', standIn, true);
      element.replaceChildren(unlink(shownHtml(html, headingLevel), reaches));
      element.addEventListener('click', follow);
      return () => {
        element.removeEventListener('error', standIn, true);
        element.removeEventListener('click', follow);
      };
    },
    [html, headingLevel, navigate, reaches],
  );
  return <div ref={show} className={styles.text} />;
}
