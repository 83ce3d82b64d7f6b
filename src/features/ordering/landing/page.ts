import { frameText } from '#domain/texts/frameText.ts';
import type { PageLine } from '../../../page/pageLine.ts';

export const landingPage: PageLine = {
  name: 'landing',
  path: '/',
  title: frameText('pages.homePage'),
  shape: 'landing',
  isPublic: true,
};
