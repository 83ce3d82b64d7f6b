import type { Kysely, Transaction } from 'kysely';
import type { Configuration, ConfigurationChanges, ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** The day where the distributor is, for rules about dates. */
export interface Today {
  today: string;
}

/** The store of a topic. Values were validated before. */
export interface TopicStore<Topic extends ConfigurationTopic> {
  find(database: Kysely<Database>, today: Today): Promise<Omit<Configuration[Topic], 'version'>>;
  write(transaction: Transaction<Database>, change: ConfigurationChanges[Topic], today: Today): Promise<void>;
}
