import { useSelector } from '@xstate/react';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type {
  ConfigurationFormRef,
  ConfigurationFormSnapshot,
} from '#machines/admin/configurationForm/configurationFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import styles from './Configuration.module.css';
import { ConfigurationForm, type ConfigurationFormProps } from './ConfigurationForm.tsx';

const editIn = (snapshot: ConfigurationFormSnapshot | undefined) => snapshot?.children.configurationEdit;
const isFailedIn = (snapshot: ConfigurationFormSnapshot | undefined) => snapshot?.matches('failed') === true;

interface ConfigurationCardProps<Topic extends ConfigurationTopic>
  extends Pick<ConfigurationFormProps<Topic>, 'topic' | 'children' | 'above' | 'amend' | 'isWaiting' | 'onReset'> {
  readonly shop: Shop;
  readonly title: string;
  /** When a saved change takes effect. */
  readonly about: string;
  readonly form: ConfigurationFormRef | undefined;
  /** The expected height in CSS pixels. */
  readonly height: number;
}

/** A card of settings with its title, and its content after loading. */
export function ConfigurationCard<Topic extends ConfigurationTopic>({
  shop,
  title,
  about,
  form,
  height,
  ...rest
}: ConfigurationCardProps<Topic>) {
  const edit = useSelector(form, editIn);
  const isFailed = useSelector(form, isFailedIn);
  return (
    <Panel title={title}>
      <p className={styles.about}>{about}</p>
      {isFailed && (
        <FailedState onRetry={() => form?.send({ type: 'configuration.retry' })}>
          {adminText('configuration.couldNotBeLoaded', { title })}
        </FailedState>
      )}
      {!isFailed && !edit && (
        <div aria-busy="true">
          <Skeleton variant="card" height={height} />
        </div>
      )}
      {edit && <ConfigurationForm form={edit} today={shop.environment.today()} {...rest} />}
    </Panel>
  );
}
