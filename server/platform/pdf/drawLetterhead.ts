import { documentsText } from '#domain/texts/documentsText.ts';
import { shownPhone } from '../text/shownPhone.ts';
import type { Letterhead } from './letterhead.ts';
import { colors, type Frame, type Page, styles } from './look.ts';
import { drawLogo } from './pdfLogo.ts';
import type { Tags } from './tags.ts';
import type { Typesetter } from './typesetter.ts';

export interface Heading {
  letterhead: Letterhead;
  title: string;
  /** Beside the title, and with it on every following page. */
  subtitle: string;
}

/** A page to draw on, with the cursor of the next element. */
interface Surface {
  readonly type: Typesetter;
  readonly tags: Tags;
  readonly page: Page;
  readonly frame: Frame;
  y: number;
  rule(color?: string): void;
}

/** The head of the first page: sender and document. */
export function drawLetterhead(sheet: Surface, { letterhead, title, subtitle }: Heading): void {
  const { type, tags, page, frame } = sheet;
  const top = page.top - 8;
  const titleWidth = Math.max(type.width(title, styles.title), type.width(subtitle, styles.body));
  const room = frame.width - titleWidth - 24;
  let logo = { right: 0, below: 0, bottom: top };
  tags.artifact(() => {
    logo = drawLogo(type.document, letterhead, { x: frame.left, y: top, room });
  });
  const left = frame.left + logo.right;
  const width = room - logo.right;
  let baseline = top + logo.below + 13;
  tags.content({ tag: 'P' }, () => {
    for (const line of type.wrap(letterhead.name, styles.distributor, width)) {
      type.draw(line, left, baseline, styles.distributor);
      baseline += 17;
    }
    baseline -= 3;
    for (const line of type.wrap(letterhead.address, styles.quiet, width)) {
      type.draw(line, left, baseline, styles.quiet);
      baseline += 11;
    }
    type.draw(shownPhone(letterhead.phone), left, baseline, styles.quiet);
  });
  tags.content({ tag: 'H1' }, () => {
    type.draw(title, frame.right, top + 16, styles.title, 'right');
    type.draw(subtitle, frame.right, top + 32, styles.body, 'right');
  });
  sheet.y = Math.max(baseline, top + 38, logo.bottom) + 14;
  sheet.rule(colors.brand);
  sheet.y += 18;
}

/** The head of every following page. */
export function drawRunningHead(sheet: Surface, { letterhead, title, subtitle }: Heading): void {
  const { page, frame } = sheet;
  sheet.tags.artifact(() => {
    sheet.type.draw(letterhead.name, frame.left, page.top, styles.strong);
    sheet.type.draw(`${title} ${subtitle}`, frame.right, page.top, styles.quiet, 'right');
  });
  sheet.y = page.top + 8;
  sheet.rule();
  sheet.y += 12;
}

/** Pages that are written before the last one is known are not counted. */
export function drawFooter(
  { type, tags, page, frame }: Surface,
  { letterhead }: Heading,
  number: number,
  count?: number,
): void {
  tags.artifact(() => {
    type.draw(`${letterhead.name} · ${shownPhone(letterhead.phone)}`, frame.left, page.footerBaseline, styles.footer);
    const place =
      count === undefined
        ? documentsText('footer.page', { number })
        : documentsText('footer.pageOf', { number, count });
    type.draw(place, frame.right, page.footerBaseline, styles.footer, 'right');
  });
}
