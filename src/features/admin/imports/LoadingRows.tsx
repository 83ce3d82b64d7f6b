import { Skeleton } from '../../../components/states/Skeleton.tsx';

export function LoadingRows() {
  return (
    <div aria-busy="true">
      <Skeleton variant="row" count={8} />
    </div>
  );
}
