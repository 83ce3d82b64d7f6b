import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

/** A position in a source file. `path`: its ancestors, from the file down to its parent. */
export interface Place {
  readonly node: Node;
  readonly path: readonly Node[];
  readonly source: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function placesBelow(node: Node, path: readonly Node[], source: string): Place[] {
  const below = [...path, node];
  const parts = Object.values(node).flat().filter(isNode);
  return [{ node, path, source }, ...parts.flatMap((part) => placesBelow(part, below, source))];
}

/** Every position in a source file, in order; null if it does not parse. */
export function placesOf(file: string, source: string): Place[] | null {
  const { program, errors } = parseSync(file, source);
  return errors.length > 0 ? null : placesBelow(program, [], source);
}

export const textOf = ({ source }: Place, { start, end }: Node) => source.slice(start, end);

const isFunction = (node: Node | null) => /^(ArrowFunction|Function)Expression$/.test(node?.type ?? '');

function keyOf(node: Node | undefined): string | null {
  if (node?.type !== 'Property' && node?.type !== 'MethodDefinition') return null;
  return node.key.type === 'Identifier' && !node.computed ? node.key.name : null;
}

/** The name of a function, a top-level constant, a class or a state of a machine; null for others. */
function nameAt(path: readonly Node[], index: number): string | null {
  const node = path[index];
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration') return node.id?.name ?? null;
  if (node?.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
    return index <= 3 || isFunction(node.init) ? node.id.name : null;
  }
  const key = keyOf(node);
  if (key === 'constructor') return null;
  const isState = keyOf(path[index - 2]) === 'states';
  return node?.type === 'MethodDefinition' || (node?.type === 'Property' && (isState || isFunction(node.value)))
    ? key
    : null;
}

/** The nearest function, state, class or constant that contains a position. */
export function ownerOf({ path }: Place): string | null {
  return path.map((_, index) => nameAt(path, index)).findLast((name) => name !== null) ?? null;
}
