import { fromPromise } from 'xstate';
import type { Endpoint } from '#domain/api/endpoint.ts';
import * as endpoints from '#domain/api/siteConfiguration.ts';
import type { ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { ConfigurationChange, StoredConfiguration } from '#machines/admin/configurationForm/configurationForm.ts';
import type { VersionedChange, WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import { heldForm, writeAnswerOf } from '../../../versionedForm/versionedFormPorts.ts';

const CALLS = {
  calendar: { read: endpoints.getCalendar, save: endpoints.saveCalendar },
  zips: { read: endpoints.getZips, save: endpoints.saveZips },
  charges: { read: endpoints.getCharges, save: endpoints.saveCharges },
  site: { read: endpoints.getSiteConfiguration, save: endpoints.saveSiteConfiguration },
  user: { read: endpoints.getUserConfiguration, save: endpoints.saveUserConfiguration },
  shop: { read: endpoints.getShopConfiguration, save: endpoints.saveShopConfiguration },
  synonyms: { read: endpoints.getSynonyms, save: endpoints.saveSynonyms },
} as const satisfies Record<ConfigurationTopic, { read: Endpoint; save: Endpoint }>;

/** The schema of the call has validated the response about a topic. */
const storedOf = (topic: ConfigurationTopic, configuration: unknown) =>
  ({ topic, configuration }) as StoredConfiguration;

type Write = VersionedChange<StoredConfiguration, ConfigurationChange>;

async function write(
  api: Api,
  { version, change: { topic, configuration } }: Write,
): Promise<WriteAnswer<StoredConfiguration>> {
  const { read, save } = CALLS[topic];
  const body = { ...configuration, version } as never;
  const answer = writeAnswerOf(
    await api.call(save as typeof endpoints.saveShopConfiguration, { body }),
    read.answer as typeof endpoints.getShopConfiguration.answer,
    'newest',
  );
  return answer.kind === 'refused' ? answer : { kind: answer.kind, stored: storedOf(topic, answer.stored) };
}

/** Reads and writes the shop settings, and guards unsaved input; each card has its own key in the guard. */
export function configurationPorts(api: Api, leaving: () => LeavingRef) {
  return {
    configurationForm: {
      loadConfiguration: fromPromise<StoredConfiguration, { topic: ConfigurationTopic }>(
        async ({ input: { topic }, signal }) =>
          storedOf(
            topic,
            await answerOf(api.call(CALLS[topic].read as typeof endpoints.getShopConfiguration, { signal })),
          ),
      ),
    },
    configurationEdit: {
      write: fromPromise<WriteAnswer<StoredConfiguration>, Write>(({ input }) => write(api, input)),
      holdUnsavedWork: heldForm<StoredConfiguration>(leaving, (stored) => ({
        id: `rules:${stored?.topic}`,
        question: frameText('leaving.unsavedData'),
      })),
    },
  };
}
