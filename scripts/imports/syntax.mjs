import { parseSync } from 'vite';

const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

const isFunction = ({ type }) => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';

function below(node, isLeftOut = () => false) {
  const parts = Object.values(node).flat().filter(isNode);
  return [node, ...parts.filter((part) => !isLeftOut(part)).flatMap((part) => below(part, isLeftOut))];
}

function parsed({ file, text }) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

/** Every node of a source file, in its order. */
export function nodesOf(source) {
  return below(parsed(source));
}

/** Those that run when the module loads: none inside a function. */
export function loadedNodesOf(source) {
  return below(parsed(source), isFunction);
}

/** The name of a property or of a member of a type; undefined without a name. */
export const nameOf = (node) => node.key?.name ?? node.key?.value;

/** The properties of an object literal by name; none for another value. */
export function propertiesOf(node) {
  const properties = node?.type === 'ObjectExpression' ? node.properties : [];
  return new Map(properties.filter(({ type }) => type === 'Property').map((one) => [nameOf(one), one.value]));
}
