/** What is found by a whole number: a map, or something that makes its values when they are asked for. */
export interface Lookup<Value> {
  get(key: number): Value | undefined;
  has(key: number): boolean;
}
