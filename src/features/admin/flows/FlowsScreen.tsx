import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { adminText } from '#domain/texts/adminText.ts';
import type { FlowsRef, FlowsSnapshot } from '#machines/admin/flows/flowsMachine.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import styles from './Flows.module.css';

const PAGE = '/admin/flows/atlas';

const isBusyIn = (snapshot: FlowsSnapshot) => snapshot.hasTag('busy');
const atlasOf = ({ context }: FlowsSnapshot) => context.loaded;
const hasFailed = (snapshot: FlowsSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: FlowsSnapshot) => failureDetail(failure);

/** The frame is sandboxed and has no origin of its own, so that the charts can only be sent to any. */
function sendTo(frame: HTMLIFrameElement, data: string): void {
  frame.contentWindow?.postMessage(data, '*');
}

/** The atlas at the chart in the address, such as `/admin/flows#/checkout`. */
function Atlas({ data }: { data: string }) {
  const { hash } = useLocation();
  return (
    <>
      <p className={styles.note}>{adminText('flows.noScreenshots')}</p>
      <iframe
        className={styles.atlas}
        title={adminText('flows.atlas')}
        src={`${PAGE}${hash}`}
        sandbox="allow-scripts allow-modals"
        onLoad={({ currentTarget }) => sendTo(currentTarget, data)}
      />
    </>
  );
}

function Content({ page }: { page: FlowsRef }) {
  const atlas = useSelector(page, atlasOf);
  const isFailed = useSelector(page, hasFailed);
  const detail = useSelector(page, failureDetailOf);
  if (isFailed) {
    return (
      <FailedState detail={detail} onRetry={() => page.send({ type: 'page.reload' })}>
        {adminText('flows.notLoaded')}
      </FailedState>
    );
  }
  if (atlas === null) return <Skeleton variant="card" count={1} />;
  if (atlas.data === null) return <p className={styles.note}>{adminText('flows.notBuilt')}</p>;
  return <Atlas data={atlas.data} />;
}

function Flows({ page }: { page: FlowsRef }) {
  const isBusy = useSelector(page, isBusyIn);
  return (
    <div aria-busy={isBusy}>
      <Content page={page} />
    </div>
  );
}

/** Every flow of the shop as a chart to click through. */
export function FlowsScreen({ flows: { flows: page } }: { flows: { flows: FlowsRef } }) {
  return page ? <Flows page={page} /> : <Skeleton variant="card" count={1} />;
}
