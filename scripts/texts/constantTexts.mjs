import { sourceFiles } from '../imports/sourceFiles.mjs';
import { loadedNodesOf, nodesOf } from '../imports/syntax.mjs';

/** The modules that a module loads: its imports of more than types. */
function loadedBy(source) {
  const isLoaded = ({ source: from, importKind, exportKind }) => from && importKind !== 'type' && exportKind !== 'type';
  const loaded = new Set(nodesOf(source).flatMap((node) => (isLoaded(node) ? [node.source.value] : [])));
  return source.imports.flatMap(({ specifier, target }) => (loaded.has(specifier) ? [target] : []));
}

function textsMadeAtLoad(source) {
  const imported = new Set(source.imports.map(({ target }) => target));
  const asks = ({ name = '' }) => name.endsWith('Text') && imported.has(`domain/texts/${name}.ts`);
  return loadedNodesOf(source).filter(({ type, callee }) => type === 'CallExpression' && asks(callee));
}

/**
 * The texts that a program makes when it loads, counted by module. They are in one language for all requests. The
 * modules of worker threads do not count: no import leads to them, and a thread has one language.
 */
export function constantTexts(entry) {
  const files = new Map(sourceFiles(['domain', 'machines', 'server']).map((source) => [source.file, source]));
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const target of loadedBy(files.get(file))) if (files.has(target)) reached.add(target);
  }
  const counted = [...reached].sort().map((file) => [file, textsMadeAtLoad(files.get(file)).length]);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}
