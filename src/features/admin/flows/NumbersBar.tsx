import { useSelector } from '@xstate/react';
import { formatDay } from '#domain/formatDay.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { FlowNumbersRef, FlowNumbersSnapshot } from '#machines/admin/flowNumbers/flowNumbersMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import styles from './Flows.module.css';
import { WorstPlaces } from './WorstPlaces.tsx';

const isOn = (snapshot: FlowNumbersSnapshot) => snapshot.matches('on');
const isBusy = (snapshot: FlowNumbersSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: FlowNumbersSnapshot) => snapshot.hasTag('failed');
const numbersOf = ({ context }: FlowNumbersSnapshot) => context.numbers;
const weekOf = ({ context }: FlowNumbersSnapshot) => context.week ?? context.numbers?.week ?? '';
const detailOf = ({ context: { failure } }: FlowNumbersSnapshot) => failureDetail(failure);

/** Turns the numbers on the charts on and off, and chooses their week. */
export function NumbersBar({ numbers }: { numbers: FlowNumbersRef }) {
  const isShown = useSelector(numbers, isOn);
  const isLoading = useSelector(numbers, isBusy);
  const week = useSelector(numbers, weekOf);
  const weeks = useSelector(numbers, numbersOf)?.weeks ?? [];
  return (
    <Toolbar label={adminText('flows.numbers')} sticks="no">
      <Button isBusy={isLoading} onClick={() => numbers.send({ type: isShown ? 'numbers.hide' : 'numbers.show' })}>
        {adminText(isShown ? 'flows.hideNumbers' : 'flows.showNumbers')}
      </Button>
      {weeks.length > 0 && (
        <FilterSelect
          label={adminText('flows.week')}
          value={week}
          neutralValue={weeks[0] ?? ''}
          options={weeks.map((monday) => ({ value: monday, label: formatDay(monday) }))}
          onChange={(chosen) => numbers.send({ type: 'week.choose', week: chosen })}
        />
      )}
    </Toolbar>
  );
}

/** What the numbers are, and where most users left, failed or waited. */
export function NumbersBelow({ numbers }: { numbers: FlowNumbersRef }) {
  const loaded = useSelector(numbers, numbersOf);
  const isFailed = useSelector(numbers, hasFailed);
  const detail = useSelector(numbers, detailOf);
  if (isFailed) {
    return (
      <FailedState detail={detail} onRetry={() => numbers.send({ type: 'numbers.reload' })}>
        {adminText('flows.numbersNotLoaded')}
      </FailedState>
    );
  }
  if (!loaded) return null;
  const { isCounting, states } = loaded;
  return (
    <>
      {!isCounting && <p className={styles.note}>{adminText('flows.notCounting')}</p>}
      <p className={styles.note}>{adminText(states.length === 0 ? 'flows.noneCounted' : 'flows.numbersAbout')}</p>
      {states.length > 0 && (
        <>
          <WorstPlaces
            title={adminText('flows.mostLeft')}
            counted={adminText('flows.abandoned')}
            count="abandoned"
            states={states}
          />
          <WorstPlaces
            title={adminText('flows.mostFailed')}
            counted={adminText('flows.failed')}
            count="failed"
            states={states}
          />
          <WorstPlaces
            title={adminText('flows.longestWaits')}
            counted={adminText('flows.overAMinute')}
            count="minutes"
            states={states}
          />
        </>
      )}
    </>
  );
}
