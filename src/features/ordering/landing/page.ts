import type { PageLine } from '../../../page/pageLine.ts';

export const landingPage: PageLine = {
  name: 'landing',
  path: '/',
  title: 'Home Page',
  shape: 'landing',
  isPublic: true,
};
