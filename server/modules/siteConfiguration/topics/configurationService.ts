import type { Kysely } from 'kysely';
import { changesBetween } from '#domain/fields/differences.ts';
import { CONFIGURATION_FIELDS } from '#domain/siteConfiguration/configurationFields.ts';
import {
  CONFIGURATION_PROBLEMS,
  type Configuration,
  type ConfigurationChanges,
  type ConfigurationTopic,
} from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { dateInZone } from '#domain/timeZone.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { malformed, Refused } from '../../../platform/http/refused.ts';
import type { Runtime } from '../../../platform/runtime.ts';
import { type Caller, signedInUser } from '../../access/caller.ts';
import { refusedForm } from '../../accounts/newPassword.ts';
import { addAudit } from '../../audit/auditRepository.ts';
import { calendarStore } from './calendarStore.ts';
import { chargeStore } from './chargeStore.ts';
import { findVersion, takeVersion } from './configurationVersion.ts';
import { shopStore } from './shopStore.ts';
import { siteStore } from './siteStore.ts';
import { synonymStore } from './synonymStore.ts';
import type { Today, TopicStore } from './topicStore.ts';
import { userStore } from './userStore.ts';
import { zipStore } from './zipStore.ts';

const STORES: { readonly [Topic in ConfigurationTopic]: TopicStore<Topic> } = {
  calendar: calendarStore,
  zips: zipStore,
  charges: chargeStore,
  site: siteStore,
  user: userStore,
  shop: shopStore,
  synonyms: synonymStore,
};

async function newest<Topic extends ConfigurationTopic>(database: Kysely<Database>, topic: Topic, today: Today) {
  const version = await findVersion(database, topic);
  const found: Omit<Configuration[Topic], 'version'> = await STORES[topic].find(database, today);
  return { ...found, version };
}

const todayOf = (caller: Caller, now: Date): Today => ({ today: dateInZone(now, caller.site.timeZone) });

/** The configuration of a topic with the version of one moment. */
export async function findConfiguration<Topic extends ConfigurationTopic>(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  caller: Caller,
  topic: Topic,
) {
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => newest(transaction, topic, todayOf(caller, clock.now())));
}

/**
 * All changes go through this function: of the version that was read, with every reason at once, and audited.
 */
export async function saveConfiguration<Topic extends ConfigurationTopic>(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  caller: Caller,
  topic: Topic,
  change: ConfigurationChanges[Topic],
) {
  if (JSON.stringify(change).includes('\\u0000')) throw malformed('settings cannot hold a NUL');
  const at = clock.now();
  const today = todayOf(caller, at);
  return await database.transaction().execute(async (transaction) => {
    if (!(await takeVersion(transaction, topic, change.version))) {
      throw new Refused(409, 'staleVersion', adminText('configuration.changedElsewhere'), {
        errors: [adminText('configuration.changedElsewhere')],
        extra: { newest: await newest(transaction, topic, today) },
      });
    }
    const problems = CONFIGURATION_PROBLEMS[topic](change, today.today);
    if (problems.length > 0) throw refusedForm(problems);
    const before: Omit<Configuration[Topic], 'version'> = await STORES[topic].find(transaction, today);
    await STORES[topic].write(transaction, change, today);
    const after = await newest(transaction, topic, today);
    const changes = changesBetween(CONFIGURATION_FIELDS[topic], before, after);
    const subject = String(change.version + 1);
    await addAudit(transaction, { at, userId: signedInUser(caller).id, action: `rules.${topic}`, subject, changes });
    return after;
  });
}
