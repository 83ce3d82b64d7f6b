import { useSelector } from '@xstate/react';
import type { RuleTopic } from '#domain/rules/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { RuleFormRef, RuleFormSnapshot } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { RuleForm, type RuleFormProps } from './RuleForm.tsx';
import styles from './Rules.module.css';

const editIn = (snapshot: RuleFormSnapshot | undefined) => snapshot?.children.ruleEdit;
const isFailedIn = (snapshot: RuleFormSnapshot | undefined) => snapshot?.matches('failed') === true;

interface RuleCardProps<Topic extends RuleTopic>
  extends Pick<RuleFormProps<Topic>, 'topic' | 'children' | 'above' | 'amend' | 'isWaiting' | 'onReset'> {
  readonly shop: Shop;
  readonly title: string;
  /** When a saved change takes effect. */
  readonly about: string;
  readonly form: RuleFormRef | undefined;
  /** The expected height in CSS pixels. */
  readonly height: number;
}

/** A card of settings with its title, and its content after loading. */
export function RuleCard<Topic extends RuleTopic>({ shop, title, about, form, height, ...rest }: RuleCardProps<Topic>) {
  const edit = useSelector(form, editIn);
  const isFailed = useSelector(form, isFailedIn);
  return (
    <Panel title={title}>
      <p className={styles.about}>{about}</p>
      {isFailed && (
        <FailedState onRetry={() => form?.send({ type: 'rules.retry' })}>
          {adminText('rules.couldNotBeLoaded', { title })}
        </FailedState>
      )}
      {!isFailed && !edit && (
        <div aria-busy="true">
          <Skeleton variant="card" height={height} />
        </div>
      )}
      {edit && <RuleForm form={edit} today={shop.environment.today()} {...rest} />}
    </Panel>
  );
}
