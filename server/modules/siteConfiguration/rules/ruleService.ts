import type { Kysely } from 'kysely';
import { changesBetween } from '#domain/fields/differences.ts';
import { RULE_FIELDS } from '#domain/rules/ruleFields.ts';
import { RULE_PROBLEMS, type RuleChanges, type Rules, type RuleTopic } from '#domain/rules/topics.ts';
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
import type { RuleStore, Today } from './ruleStore.ts';
import { findVersion, takeVersion } from './ruleVersion.ts';
import { shopStore } from './shopStore.ts';
import { siteStore } from './siteStore.ts';
import { synonymStore } from './synonymStore.ts';
import { userStore } from './userStore.ts';
import { zipStore } from './zipStore.ts';

const STORES: { readonly [Topic in RuleTopic]: RuleStore<Topic> } = {
  calendar: calendarStore,
  zips: zipStore,
  charges: chargeStore,
  site: siteStore,
  user: userStore,
  shop: shopStore,
  synonyms: synonymStore,
};

async function newest<Topic extends RuleTopic>(database: Kysely<Database>, topic: Topic, today: Today) {
  const version = await findVersion(database, topic);
  const found: Omit<Rules[Topic], 'version'> = await STORES[topic].find(database, today);
  return { ...found, version };
}

const todayOf = (caller: Caller, now: Date): Today => ({ today: dateInZone(now, caller.site.timeZone) });

/** The rules of a topic with the version of one moment. */
export async function findRules<Topic extends RuleTopic>(
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
 * All changes of rules go through this function: of the version that was read, with every reason at once, and audited.
 */
export async function saveRules<Topic extends RuleTopic>(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  caller: Caller,
  topic: Topic,
  change: RuleChanges[Topic],
) {
  if (JSON.stringify(change).includes('\\u0000')) throw malformed('rules cannot hold a NUL');
  const at = clock.now();
  const today = todayOf(caller, at);
  return await database.transaction().execute(async (transaction) => {
    if (!(await takeVersion(transaction, topic, change.version))) {
      throw new Refused(409, 'staleVersion', adminText('rule.changedElsewhere'), {
        errors: [adminText('rule.changedElsewhere')],
        extra: { newest: await newest(transaction, topic, today) },
      });
    }
    const problems = RULE_PROBLEMS[topic](change, today.today);
    if (problems.length > 0) throw refusedForm(problems);
    const before: Omit<Rules[Topic], 'version'> = await STORES[topic].find(transaction, today);
    await STORES[topic].write(transaction, change, today);
    const after = await newest(transaction, topic, today);
    const changes = changesBetween(RULE_FIELDS[topic], before, after);
    const subject = String(change.version + 1);
    await addAudit(transaction, { at, userId: signedInUser(caller).id, action: `rules.${topic}`, subject, changes });
    return after;
  });
}
