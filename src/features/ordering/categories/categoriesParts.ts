import { createElement } from 'react';
import { PageSkeleton } from '../../../components/states/PageSkeleton.tsx';
import { part } from '../../../loading/part.tsx';
import type { PageParts, PageProps } from '../../../page/pageParts.ts';

type Flows = Readonly<Record<never, never>>;

/** A rare first page: it loads when the browser is idle, or when it is shown. */
const Categories = part<PageProps<Flows>>(
  () => import('./CategoriesScreen.tsx').then((module) => module.CategoriesScreen),
  { waiting: createElement(PageSkeleton, { shape: 'tiles' }) },
);

export const categoriesParts: PageParts<Flows> = () => ({ Screen: Categories, flows: {} });
