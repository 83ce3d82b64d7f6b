import { guideHref } from '#domain/guide/guideAddress.ts';
import { guideName } from '#domain/guide/guideName.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { Notice, NoticeSubject } from '../notices/notice.ts';

export function aboutGuide(name: string): NoticeSubject {
  return `guide:${guideName(name).toLowerCase()}`;
}

/** The notice about a change to a guide, with a link to the guide. */
export function guideNotice(name: string, text: string): Notice {
  return {
    type: 'success',
    text,
    about: aboutGuide(name),
    action: { label: guidesText('guide.open'), href: guideHref(name) },
  };
}
