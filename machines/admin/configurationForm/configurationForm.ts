import type { Configuration, ConfigurationChanges, ConfigurationTopic } from '#domain/siteConfiguration/topics.ts';

/** The stored settings of a topic. */
export type StoredConfiguration = {
  readonly [Topic in ConfigurationTopic]: { topic: Topic; configuration: Configuration[Topic] };
}[ConfigurationTopic];

/** The settings of a topic as they were typed. */
export type ConfigurationChange = {
  readonly [Topic in ConfigurationTopic]: { topic: Topic; configuration: ConfigurationChanges[Topic] };
}[ConfigurationTopic];
