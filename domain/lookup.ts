/** A lookup by integer: a map, or an object that creates its values on access. */
export interface Lookup<Value> {
  get(key: number): Value | undefined;
  has(key: number): boolean;
}
