/** The capabilities that a state serves, by their ids in docs/features.tsv. */
export interface FeatureMeta {
  features: readonly string[];
}
