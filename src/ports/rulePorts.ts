import { fromCallback, fromPromise } from 'xstate';
import type { Endpoint } from '#domain/api/endpoint.ts';
import * as endpoints from '#domain/api/rules.ts';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import type { RuleTopic } from '#domain/rules/topics.ts';
import type { RuleAnswer, RuleChange, StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { type Api, answerOf } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';

const CALLS = {
  calendar: { read: endpoints.getCalendar, save: endpoints.saveCalendar },
  zips: { read: endpoints.getZips, save: endpoints.saveZips },
  charges: { read: endpoints.getCharges, save: endpoints.saveCharges },
  site: { read: endpoints.getSiteRules, save: endpoints.saveSiteRules },
  user: { read: endpoints.getUserRules, save: endpoints.saveUserRules },
  shop: { read: endpoints.getShopRules, save: endpoints.saveShopRules },
} as const satisfies Record<RuleTopic, { read: Endpoint; save: Endpoint }>;

/** What was answered about a topic was checked by the schema of its call. */
const storedOf = (topic: RuleTopic, rules: unknown) => ({ topic, rules }) as StoredRules;

async function save(api: Api, { topic, rules }: RuleChange): Promise<RuleAnswer> {
  const { read, save: endpoint } = CALLS[topic];
  const answered = await api.call(endpoint as typeof endpoints.saveShopRules, { body: rules as never });
  if (answered.kind === 'answer') return { kind: 'saved', stored: storedOf(topic, answered.answer) };
  if (answered.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const { status, message, errors, body } = answered;
  if (status === 409 && isOf(read.answer, body.newest)) return { kind: 'stale', stored: storedOf(topic, body.newest) };
  return { kind: 'refused', reasons: errors.length > 0 ? errors : [message].filter(Boolean) };
}

/** Reading and writing the rules of the shop, and the guard of what is typed and not saved; each card holds by a name of its own. */
export function rulePorts(api: Api, leaving: () => LeavingRef) {
  return {
    loadRules: fromPromise<StoredRules, { topic: RuleTopic }>(async ({ input: { topic }, signal }) =>
      storedOf(topic, await answerOf(api.call(CALLS[topic].read as typeof endpoints.getShopRules, { signal }))),
    ),
    saveRules: fromPromise<RuleAnswer, { change: RuleChange }>(({ input }) => save(api, input.change)),
    holdUnsavedWork: fromCallback<{ type: 'none' }, { topic: RuleTopic }>(({ input: { topic } }) => {
      const id = `rules:${topic}`;
      leaving().send({ type: 'work.started', work: { id, question: ruleTexts.unsaved } });
      return () => leaving().send({ type: 'work.settled', id });
    }),
  };
}
