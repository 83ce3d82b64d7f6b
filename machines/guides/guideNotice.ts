import { guideHref } from '#domain/guide/guideAddress.ts';
import { guideName } from '#domain/guide/guideName.ts';
import type { Notice, NoticeSubject } from '../notices/notice.ts';

export function aboutGuide(name: string): NoticeSubject {
  return `guide:${guideName(name).toLowerCase()}`;
}

/** Says what was done to a guide, and leads there. */
export function guideNotice(name: string, text: string): Notice {
  return { type: 'success', text, about: aboutGuide(name), action: { label: 'Open', href: guideHref(name) } };
}
