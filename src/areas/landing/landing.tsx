import type { LandingPage } from '#machines/landing/landingMachine.ts';
import type { PageLine } from '../../page/pageLine.ts';
import type { Area } from '../area.ts';

const pages: readonly PageLine<LandingPage>[] = [
  {
    name: 'landing',
    path: '/',
    title: 'Start Page',
    shape: 'landing',
    isPublic: true,
    enter: () => ({ type: 'landing.enter' }),
  },
];

export const landing: Area = {
  name: 'landing',
  pages,
  load: () => import('./landingParts.ts').then(({ landingParts }) => landingParts),
};
