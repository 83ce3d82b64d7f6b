import { useSelector } from '@xstate/react';
import type { SessionRow } from '#domain/api/sessions.ts';
import { formatMomentInYear } from '#domain/formatDay.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { DevicesRef, DevicesSnapshot } from '#machines/account/devices/devicesMachine.ts';
import { deviceName } from '#machines/account/devices/devicesMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { Badge } from '../../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Devices.module.css';

const sessionsOf = ({ context }: DevicesSnapshot) => context.sessions;
const endingOf = ({ context }: DevicesSnapshot) => context.ending;
const isFailedIn = (snapshot: DevicesSnapshot) => snapshot.hasTag('failed');
const isBusyIn = (snapshot: DevicesSnapshot) => snapshot.hasTag('busy');

function Device({ session, devices }: { session: SessionRow; devices: DevicesRef }) {
  const ending = useSelector(devices, endingOf);
  const isBusy = useSelector(devices, isBusyIn);
  const device = deviceName(session);
  const isEnding = ending !== null && ending !== 'others' && ending.id === session.id;
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>
          {device} {session.isCurrent && <Badge kind="accent">{accountText('devices.thisDevice')}</Badge>}
        </p>
        <p className={styles.times}>
          {accountText('devices.since', {
            startedAt: formatMomentInYear(session.startedAt),
            lastUsedAt: formatMomentInYear(session.lastUsedAt),
          })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          disabled={isBusy && !isEnding}
          isBusy={isEnding}
          busyLabel={accountText('devices.ending')}
          onClick={() => devices.send({ type: 'session.end', session })}
        >
          {accountText('devices.end')} <VisuallyHidden>{accountText('devices.sessionOn', { device })}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** The devices on which the user is signed in. */
export function DevicesPanel({ devices }: { devices: DevicesRef }) {
  const sessions = useSelector(devices, sessionsOf);
  const ending = useSelector(devices, endingOf);
  const isFailed = useSelector(devices, isFailedIn);
  const isBusy = useSelector(devices, isBusyIn);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel
      title={accountText('devices.signedInDevices')}
      actions={
        !isFailed &&
        sessions.length > 0 && (
          <Button
            disabled={isBusy && ending !== 'others'}
            blockedBy={hasOthers ? null : accountText('devices.noOthers')}
            isBusy={ending === 'others'}
            busyLabel={accountText('devices.ending')}
            onClick={() => devices.send({ type: 'others.end' })}
          >
            {accountText('devices.endAllOthers')}
          </Button>
        )
      }
    >
      {isFailed && (
        <FailedState onRetry={() => devices.send({ type: 'list.retry' })}>
          {accountText('devices.couldNotBeLoaded')}
        </FailedState>
      )}
      {!isFailed && sessions.length === 0 && (
        <div aria-busy="true">
          <Skeleton height={48} />
        </div>
      )}
      {!isFailed && sessions.length > 0 && (
        <ul className={styles.devices} aria-busy={isBusy}>
          {sessions.map((session) => (
            <Device key={session.id} session={session} devices={devices} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
