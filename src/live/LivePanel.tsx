import { useSelector } from '@xstate/react';
import PanelRightClose from 'lucide-react/icons/panel-right-close';
import Power from 'lucide-react/icons/power';
import Workflow from 'lucide-react/icons/workflow';
import { useMemo, useSyncExternalStore } from 'react';
import { liveText } from '#domain/texts/liveText.ts';
import type { ChartedActor, LiveRef, LiveSnapshot } from '#machines/live/liveMachine.ts';
import type { RecordingRef, RecordingSnapshot } from '#machines/support/recordingMachine.ts';
import { IconButton } from '../components/buttons/IconButton.tsx';
import { FailedState } from '../components/states/FailedState.tsx';
import { Skeleton } from '../components/states/Skeleton.tsx';
import { inWords } from '../support/player/inWords.ts';
import { RecordingBar } from '../support/player/RecordingBar.tsx';
import { ActorTree } from './ActorTree.tsx';
import { findActor, type SeenActor } from './actors.ts';
import { Drawing } from './Drawing.tsx';
import { EventList } from './EventList.tsx';
import styles from './Live.module.css';
import { NextEvents } from './NextEvents.tsx';
import type { NextEvent } from './nextEvents.ts';
import { reachByKeys } from './reachByKeys.ts';
import { seenIn } from './recorded.ts';
import type { Watch } from './watch.ts';

interface LivePanelProps {
  readonly live: LiveRef;
  readonly recording: RecordingRef;
  readonly watch: Watch;
}

const isUnfolded = (snapshot: LiveSnapshot) => snapshot.matches('unfolded');
const isFolded = (snapshot: LiveSnapshot) => snapshot.matches('folded');
const isBusy = (snapshot: LiveSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: LiveSnapshot) => snapshot.hasTag('failed');
const mayTurnOff = (snapshot: LiveSnapshot) => snapshot.can({ type: 'panel.turnOff' });
const chosenOf = ({ context }: LiveSnapshot) => context.chosen;
const foundOf = ({ context }: RecordingSnapshot) => context.found;
const stepOf = ({ context }: RecordingSnapshot) => context.step;
const drawingOf = ({ context }: LiveSnapshot) => context.drawing;

interface ChartProps {
  readonly live: LiveRef;
  readonly chosen: ChartedActor;
  readonly actor: SeenActor | null;
  readonly next: readonly NextEvent[];
}

function Chart({ live, chosen, actor, next }: ChartProps) {
  const drawing = useSelector(live, drawingOf);
  const isLoading = useSelector(live, isBusy);
  const isFailed = useSelector(live, hasFailed);
  const name = actor?.name ?? inWords(chosen.chart);
  return (
    <section className={styles.shown} aria-labelledby="live-chart" aria-busy={isLoading}>
      <h3 id="live-chart" className={styles.heading}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.state}>{actor ? actor.state : liveText('notRunning')}</span>
      </h3>
      {isLoading && <Skeleton variant="row" count={3} />}
      {isFailed && (
        <FailedState onRetry={() => live.send({ type: 'drawing.retry' })}>{liveText('drawingFailed')}</FailedState>
      )}
      {drawing !== null && <Drawing key={chosen.chart} drawing={drawing} name={name} lit={actor?.lit ?? []} />}
      {next.length > 0 && <NextEvents events={next} />}
    </section>
  );
}

function Unfolded({ live, recording, watch }: LivePanelProps) {
  const running = useSyncExternalStore(watch.subscribe, watch.current);
  const found = useSelector(recording, foundOf);
  const step = useSelector(recording, stepOf);
  const { actors, events } = useMemo(() => (found ? seenIn(found.recording, step) : running), [found, step, running]);
  const chosen = useSelector(live, chosenOf);
  const canTurnOff = useSelector(live, mayTurnOff);
  return (
    <aside className={styles.panel} aria-label={liveText('statecharts')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{liveText('statecharts')}</h2>
        <a
          className={styles.atlas}
          href={`/admin/flows#${found ? `recording=${found.code}` : `/${chosen.chart}`}`}
          target="_blank"
          rel="noreferrer"
        >
          {liveText('openInAtlas')}
        </a>
        <IconButton
          label={liveText('fold')}
          icon={<PanelRightClose />}
          onClick={() => live.send({ type: 'panel.fold' })}
        />
        {canTurnOff && (
          <IconButton
            label={liveText('turnOff')}
            icon={<Power />}
            onClick={() => live.send({ type: 'panel.turnOff' })}
          />
        )}
      </header>
      <div className={styles.recording}>
        <RecordingBar recording={recording} />
      </div>
      <div className={styles.body}>
        <Chart live={live} chosen={chosen} actor={findActor(actors, chosen.path)} next={watch.nextAt(chosen.path)} />
        <section className={styles.running} aria-labelledby="live-actors">
          <h3 id="live-actors" className={styles.heading}>
            {liveText(found ? 'runningThen' : 'runningNow')}
          </h3>
          <ActorTree actors={actors} chosen={chosen} onChoose={(actor) => live.send({ type: 'actor.choose', actor })} />
        </section>
        <section ref={reachByKeys} className={styles.happened} aria-labelledby="live-events">
          <h3 id="live-events" className={styles.heading}>
            {liveText(found ? 'eventsBefore' : 'lastEvents')}
          </h3>
          <EventList events={events} />
        </section>
      </div>
    </aside>
  );
}

/** A button at the edge, or the panel beside the shop. A collapsed panel renders none of the watched actors. */
export function LivePanel({ live, recording, watch }: LivePanelProps) {
  const isOpen = useSelector(live, isUnfolded);
  const isAside = useSelector(live, isFolded);
  if (isOpen) return <Unfolded live={live} recording={recording} watch={watch} />;
  if (!isAside) return null;
  return (
    <aside className={styles.folded} aria-label={liveText('statecharts')}>
      <IconButton label={liveText('unfold')} icon={<Workflow />} onClick={() => live.send({ type: 'panel.unfold' })} />
    </aside>
  );
}
