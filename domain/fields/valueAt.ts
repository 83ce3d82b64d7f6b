/** What stands in rules or settings at a path, as `creditCardSettings.phoneRequired`; undefined where there is nothing. */
export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      values,
    );
}
