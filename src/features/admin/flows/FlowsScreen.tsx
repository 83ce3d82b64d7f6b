import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { activeIds, statesAfter } from '#domain/recording/recording.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { FlowNumbersRef, FlowNumbersSnapshot } from '#machines/admin/flowNumbers/flowNumbersMachine.ts';
import type { FlowsRef, FlowsSnapshot } from '#machines/admin/flows/flowsMachine.ts';
import type { RecordingRef, RecordingSnapshot } from '#machines/support/recordingMachine.ts';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { RecordingBar } from '../../../support/player/RecordingBar.tsx';
import { AtlasFrame, type ShownStep } from './AtlasFrame.tsx';
import styles from './Flows.module.css';
import { NumbersBar, NumbersBelow } from './NumbersBar.tsx';
import { StepList } from './StepList.tsx';

interface FlowsOf {
  readonly flows: FlowsRef;
  readonly numbers: FlowNumbersRef;
  readonly recording: RecordingRef;
}

const isBusyIn = (snapshot: FlowsSnapshot) => snapshot.hasTag('busy');
const atlasOf = ({ context }: FlowsSnapshot) => context.loaded;
const hasFailed = (snapshot: FlowsSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: FlowsSnapshot) => failureDetail(failure);
const statesOf = ({ context }: FlowNumbersSnapshot) => context.numbers?.states ?? null;
const foundOf = ({ context }: RecordingSnapshot) => context.found;
const stepOf = ({ context }: RecordingSnapshot) => context.step;

/** The build packs each picture once, first of all. */
const hasPictures = (data: string) => !data.startsWith('{"images":[]');

function useShownStep(recording: RecordingRef): ShownStep | null {
  const found = useSelector(recording, foundOf);
  const step = useSelector(recording, stepOf);
  return useMemo(() => {
    const actor = found?.recording.steps[step - 1]?.actor;
    if (!found || actor === undefined) return null;
    const machine = found.recording.actors[actor]?.machine ?? '';
    return { machine, active: activeIds(machine, statesAfter(found.recording, step)[actor] ?? '') };
  }, [found, step]);
}

function Atlas({ data, numbers, recording }: Omit<FlowsOf, 'flows'> & { data: string }) {
  const states = useSelector(numbers, statesOf);
  const step = useShownStep(recording);
  return (
    <>
      <div className={styles.bars}>
        <NumbersBar numbers={numbers} />
        <RecordingBar recording={recording} />
      </div>
      <StepList recording={recording} />
      {!hasPictures(data) && <p className={styles.note}>{adminText('flows.noScreenshots')}</p>}
      <AtlasFrame data={data} numbers={states} step={step} />
      <NumbersBelow numbers={numbers} />
    </>
  );
}

function Content({ flows: page, ...others }: FlowsOf) {
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
  return <Atlas data={atlas.data} {...others} />;
}

function Flows(flows: FlowsOf) {
  const isBusy = useSelector(flows.flows, isBusyIn);
  return (
    <div aria-busy={isBusy}>
      <Content {...flows} />
    </div>
  );
}

/** Every flow of the shop as a chart to click through, with numbers and recordings on request. */
export function FlowsScreen({ flows }: { flows: FlowsOf }) {
  return flows.flows ? <Flows {...flows} /> : <Skeleton variant="card" count={1} />;
}
