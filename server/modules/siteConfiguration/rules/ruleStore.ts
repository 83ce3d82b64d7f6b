import type { Kysely, Transaction } from 'kysely';
import type { RuleChanges, Rules, RuleTopic } from '#domain/rules/topics.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** The day where the distributor is, for rules about dates. */
export interface Today {
  today: string;
}

/** The store of a topic's rules. Values were validated before. */
export interface RuleStore<Topic extends RuleTopic> {
  find(database: Kysely<Database>, today: Today): Promise<Omit<Rules[Topic], 'version'>>;
  write(transaction: Transaction<Database>, change: RuleChanges[Topic], today: Today): Promise<void>;
}
