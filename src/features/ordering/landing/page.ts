import { frameText } from '#domain/texts/frameText.ts';
import type { PageDefinition } from '../../../page/pageDefinition.ts';

export const landingPage: PageDefinition = {
  name: 'landing',
  path: '/',
  title: frameText('pages.homePage'),
  shape: 'landing',
  isPublic: true,
};
