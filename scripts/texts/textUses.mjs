import { sourceFiles } from '../imports/sourceFiles.mjs';
import { nameOf, nodesOf } from '../imports/syntax.mjs';

const ASKS = /^(\w+)Text$/;
const ANYTHING = '.+';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Patterns of the possible keys of an expression: a literal, a template, or a choice between them. */
function patternsOf(node) {
  if (node?.type === 'Literal') return [escaped(node.value)];
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(patternsOf);
  if (node?.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => escaped(value.cooked)).join(ANYTHING)];
  return [ANYTHING];
}

/** The names of the arguments; null if they are not a literal. */
function givenIn(node) {
  if (node === undefined) return [];
  const isWritten = node.type === 'ObjectExpression' && node.properties.every(({ type }) => type === 'Property');
  return isWritten ? node.properties.map(nameOf).sort() : null;
}

function usesIn(source) {
  return nodesOf(source).flatMap((node) => {
    const area = node.type === 'CallExpression' ? ASKS.exec(node.callee.name)?.[1] : undefined;
    if (area === undefined || !source.imports.some(({ target }) => target === `domain/texts/${area}Text.ts`)) return [];
    const [key, params] = node.arguments;
    return patternsOf(key).map((pattern) => ({
      area,
      keys: new RegExp(`^${pattern}$`),
      isLiteral: key?.type === 'Literal',
      given: givenIn(params),
      file: source.file,
    }));
  });
}

/** Every use of a text in the product's code: its area, the matching keys, the arguments and the file. */
export function textUses() {
  return sourceFiles(['domain', 'machines', 'src', 'server', 'scripts/commands'])
    .filter(({ file, text }) => text.includes('texts/') && !file.endsWith('.stories.ts'))
    .flatMap(usesIn);
}
