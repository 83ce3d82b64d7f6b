import { sourceFiles } from '../imports/sourceFiles.mjs';
import { loadedNodesOf, nodesOf } from '../imports/syntax.mjs';

/** The modules that a module loads: its imports of more than types. */
function loadedBy(source) {
  const isLoaded = ({ source: from, importKind, exportKind }) => from && importKind !== 'type' && exportKind !== 'type';
  const loaded = new Set(nodesOf(source).flatMap((node) => (isLoaded(node) ? [node.source.value] : [])));
  return source.imports.flatMap(({ specifier, target }) => (loaded.has(specifier) ? [target] : []));
}

/** The constants of a module that are made for each language. */
function perLanguage(source) {
  if (!source.text.includes('perLanguage(')) return [];
  const made = nodesOf(source).filter(
    ({ type, init }) => type === 'VariableDeclarator' && init?.callee?.name === 'perLanguage',
  );
  return made.map(({ id }) => id.name);
}

/** What a node reads the properties of. */
const readBy = ({ type, object, argument, id, init }) => {
  if (type === 'MemberExpression') return object.name;
  if (type === 'SpreadElement') return argument.name;
  return type === 'VariableDeclarator' && id.type === 'ObjectPattern' ? init.name : undefined;
};

function textsMadeAtLoad(source, files) {
  const imported = source.imports.map(({ target }) => target);
  const asks = ({ name = '' }) => name.endsWith('Text') && imported.includes(`domain/texts/${name}.ts`);
  const known = new Set([source, ...imported.map((file) => files.get(file))].filter(Boolean).flatMap(perLanguage));
  return loadedNodesOf(source).filter(
    (node) => (node.type === 'CallExpression' && asks(node.callee)) || known.has(readBy(node)),
  );
}

/**
 * The texts that a program makes when it loads, counted by module: they are in one language for all requests. So are
 * those that it reads then from a constant that is made `perLanguage`. The modules of worker threads do not count: no
 * import leads to them, and a thread has one language.
 */
export function constantTexts(entry) {
  const files = new Map(sourceFiles(['domain', 'machines', 'server']).map((source) => [source.file, source]));
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const target of loadedBy(files.get(file))) if (files.has(target)) reached.add(target);
  }
  const counted = [...reached].sort().map((file) => [file, textsMadeAtLoad(files.get(file), files).length]);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}
