import { parseSync } from 'vite';

const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

function below(node) {
  const parts = Object.values(node).flat().filter(isNode);
  return [node, ...parts.flatMap(below)];
}

/** Every node of a source file, in its order. */
export function nodesOf({ file, text }) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return below(program);
}

/** The name of a property or of a member of a type; undefined without a name. */
export const nameOf = (node) => node.key?.name ?? node.key?.value;

/** The properties of an object literal by name; none for another value. */
export function propertiesOf(node) {
  const properties = node?.type === 'ObjectExpression' ? node.properties : [];
  return new Map(properties.filter(({ type }) => type === 'Property').map((one) => [nameOf(one), one.value]));
}
