import { useSelector } from '@xstate/react';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import type { PagedListRef, PagedListSnapshot } from '#machines/pagedList/pagedList.ts';
import { Pager } from '../components/tables/Pager.tsx';

const viewOf = <View,>({ context }: PagedListSnapshot<View>) => context.view;
const totalOf = <View,>({ context }: PagedListSnapshot<View>) => context.total;

/** Pages through a list with several pages. */
export function PagedPager<View extends { page: number }>({ list }: { list: PagedListRef<View> }) {
  const view = useSelector(list, viewOf<View>);
  const total = useSelector(list, totalOf<View>);
  const turnTo = (page: number) => list.send({ type: 'view.choose', view: { ...view, page } });
  return <Pager page={view.page} total={total} pageSize={LIST_PAGE} onTurn={turnTo} />;
}
