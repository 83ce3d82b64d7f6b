import { createElement } from 'react';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { part } from '../../../loading/part.tsx';
import type { PageParts, PageProps } from '../../../page/pageParts.ts';

type Flows = Readonly<Record<never, never>>;

/** Hardly anybody's first page: it comes when there is nothing else to do, or when it is shown. */
const Categories = part<PageProps<Flows>>(
  () => import('./CategoriesScreen.tsx').then((module) => module.CategoriesScreen),
  { waiting: createElement(PageSkeleton, { shape: 'tiles' }) },
);

export const categoriesParts: PageParts<Flows> = () => ({ Screen: Categories, flows: {} });
