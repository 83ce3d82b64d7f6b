import { Skeleton } from '../../../components/states/Skeleton.tsx';

/** The shape of what is on its way. */
export function Coming() {
  return (
    <div aria-busy="true">
      <Skeleton variant="row" count={8} />
    </div>
  );
}
