/** The value at a path of rules or settings, such as `creditCardSettings.phoneRequired`; undefined when absent. */
export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      values,
    );
}
