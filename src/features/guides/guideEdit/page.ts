import { frameText } from '#domain/texts/frameText.ts';
import { BUSINESS, type PageDefinition } from '../../../page/pageDefinition.ts';
import { readGuide } from '../../../product/urlFilters.ts';

export const guideEditPage: PageDefinition = {
  name: 'guideEdit',
  path: '/order-guide-edit',
  title: frameText('pages.editGuide'),
  menuKey: 'OrderGuides',
  only: { for: BUSINESS },
  params: (address) => ({ guide: readGuide(address, 'og_edit') ?? '' }),
};
