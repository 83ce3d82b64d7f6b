import { fromPromise } from 'xstate';
import type { Endpoint } from '#domain/api/endpoint.ts';
import * as endpoints from '#domain/api/rules.ts';
import { ruleTexts } from '#domain/rules/ruleTexts.ts';
import type { RuleTopic } from '#domain/rules/topics.ts';
import type { RuleChange, StoredRules } from '#machines/admin/ruleForm/ruleForm.ts';
import type { VersionedChange, WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import { heldForm, writeAnswerOf } from '../../../versionedForm/versionedFormPorts.ts';

const CALLS = {
  calendar: { read: endpoints.getCalendar, save: endpoints.saveCalendar },
  zips: { read: endpoints.getZips, save: endpoints.saveZips },
  charges: { read: endpoints.getCharges, save: endpoints.saveCharges },
  site: { read: endpoints.getSiteRules, save: endpoints.saveSiteRules },
  user: { read: endpoints.getUserRules, save: endpoints.saveUserRules },
  shop: { read: endpoints.getShopRules, save: endpoints.saveShopRules },
  synonyms: { read: endpoints.getSynonyms, save: endpoints.saveSynonyms },
} as const satisfies Record<RuleTopic, { read: Endpoint; save: Endpoint }>;

/** The schema of the call has validated the response about a topic. */
const storedOf = (topic: RuleTopic, rules: unknown) => ({ topic, rules }) as StoredRules;

type Write = VersionedChange<StoredRules, RuleChange>;

async function write(api: Api, { version, change: { topic, rules } }: Write): Promise<WriteAnswer<StoredRules>> {
  const { read, save } = CALLS[topic];
  const body = { ...rules, version } as never;
  const answer = writeAnswerOf(
    await api.call(save as typeof endpoints.saveShopRules, { body }),
    read.answer as typeof endpoints.getShopRules.answer,
    'newest',
  );
  return answer.kind === 'refused' ? answer : { kind: answer.kind, stored: storedOf(topic, answer.stored) };
}

/** Reads and writes the shop settings, and guards unsaved input; each card has its own key in the guard. */
export function rulePorts(api: Api, leaving: () => LeavingRef) {
  return {
    ruleForm: {
      loadRules: fromPromise<StoredRules, { topic: RuleTopic }>(async ({ input: { topic }, signal }) =>
        storedOf(topic, await answerOf(api.call(CALLS[topic].read as typeof endpoints.getShopRules, { signal }))),
      ),
    },
    ruleEdit: {
      write: fromPromise<WriteAnswer<StoredRules>, Write>(({ input }) => write(api, input)),
      holdUnsavedWork: heldForm<StoredRules>(leaving, (stored) => ({
        id: `rules:${stored?.topic}`,
        question: ruleTexts.unsaved,
      })),
    },
  };
}
