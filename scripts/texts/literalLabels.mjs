import { sourceFiles } from '../imports/sourceFiles.mjs';
import { nameOf, nodesOf } from '../imports/syntax.mjs';

/** Attributes of elements and properties of objects whose value a person sees. */
const SHOWN = /^(?:aria-label|(?:\w+L|l)abel|alt|heading|hint|legend|name|placeholder|term|title)$/;
const CAPITALIZED = /(?<!\p{L})\p{Lu}\p{Ll}/u;
const LETTER = /\p{L}/u;

/** Values that stay in code, with the reason. */
const EXEMPT = new Map([
  ['Authorize.Net', 'a brand'],
  ['Storefront API', 'the title of the API reference, which is in English'],
  ['Total Order Quantity', 'the default value of a setting'],
  ['Walk-In', 'the stored name of a customer'],
  ['~OkCode', 'a field of a protocol'],
]);

const FOLDERS = ['domain', 'machines', 'src', 'server/modules', 'server/platform'];

/** The files with texts of the product; stories are tests. */
export function shownSources() {
  return sourceFiles(FOLDERS).filter(({ file }) => !file.endsWith('.stories.ts'));
}

/** The literals that an expression can have as its value. */
function literalsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsOf);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(literalsOf);
    case 'AssignmentPattern':
      return literalsOf(node.right);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

/** The literals of a node that a person sees. */
function shownIn(node) {
  switch (node.type) {
    case 'JSXText':
      return LETTER.test(node.value) ? [node.value.trim()] : [];
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(literalsOf);
    case 'JSXAttribute':
      return SHOWN.test(node.name.name) ? literalsOf(node.value) : [];
    case 'Property':
      return SHOWN.test(nameOf(node)) ? literalsOf(node.value) : [];
    default:
      return [];
  }
}

function isRefused(node, literal) {
  return (node.type === 'JSXText' || CAPITALIZED.test(literal)) && !EXEMPT.has(literal);
}

/** Labels and sentences that are written in code instead of a catalog. */
export function literalLabels(sources) {
  return sources.flatMap((source) =>
    nodesOf(source).flatMap((node) =>
      shownIn(node)
        .filter((literal) => isRefused(node, literal))
        .map((literal) => `${source.file}: "${literal}" is shown and is not in a catalog of domain/texts/en`),
    ),
  );
}
