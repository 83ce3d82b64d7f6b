import type { Static } from 'typebox';
import { landingText } from '../texts/landingText.ts';
import { isOwnPath, isOwnPicture, isWebAddress } from './addresses.ts';
import { contentsOfCard } from './editContents.ts';
import { landingEditTexts } from './landingEditTexts.ts';
import {
  HEADING_LIMIT,
  HTML_LIMIT,
  IMAGE_SIDE_LIMIT,
  type ImageContent,
  type ImageLink,
  type LandingCard,
  type LandingLayout,
} from './layout.ts';

export function titleProblem(title: string): string | null {
  return title.length > HEADING_LIMIT ? landingEditTexts.titleTooLong : null;
}

export function headingProblem(heading: string): string | null {
  return heading.length > HEADING_LIMIT ? landingEditTexts.headingTooLong : null;
}

export function altProblem(alt: string): string | null {
  return alt.length > HEADING_LIMIT ? landingEditTexts.altTooLong : null;
}

/** The problem of the pictures in a text; a character reference counts as one character. */
function textAltProblem(html: string): string | null {
  const alts = [...html.matchAll(/<img\b[^>]*?\balt="([^"]*)"/g)].map(([, alt = '']) => alt.replace(/&#?\w+;/g, '?'));
  return alts.map(altProblem).find((problem) => problem !== null) ?? null;
}

export function sideProblem(side: number | null): string | null {
  return side !== null && (side < 1 || side > IMAGE_SIDE_LIMIT) ? landingEditTexts.sideTooLong : null;
}

export function srcProblem(src: string): string | null {
  return src === '' || isOwnPicture(src) ? null : landingText('landingEdit.notAPicture');
}

export function hrefProblem(link: ImageLink | null): string | null {
  if (link === null) return null;
  if (link.variant === 'internal') return isOwnPath(link.href) ? null : landingText('landingEdit.notAPath');
  return isWebAddress(link.href) ? null : landingText('landingEdit.notAnAddress');
}

function imageProblem({ src, alt, width, height, link }: Static<typeof ImageContent>): string | null {
  return srcProblem(src) ?? altProblem(alt) ?? sideProblem(width) ?? sideProblem(height) ?? hrefProblem(link);
}

/** The first reason why a card cannot be saved. */
export function cardProblem(layout: LandingLayout, card: LandingCard): string | null {
  const wrong = contentsOfCard(layout, card.childID).flatMap((content) => {
    if (content.variant === 'image' && 'src' in content) return imageProblem(content) ?? [];
    if (content.variant === 'text' && 'value' in content) {
      return content.value.length > HTML_LIMIT ? landingEditTexts.textTooLong : (textAltProblem(content.value) ?? []);
    }
    return [];
  });
  return headingProblem(card.heading) ?? wrong[0] ?? null;
}
