/** The folders of src, lowest first: each imports itself and what stands lower, never one beside or above it. */
const LAYERS = [
  ['browser'],
  ['theme', 'loading'],
  ['components'],
  ['product'],
  ['guide', 'order', 'history', 'pagedList', 'address', 'account', 'customers', 'finding'],
  ['payment', 'goods', 'richText'],
  ['landing'],
  ['api', 'live', 'features'],
  ['ports'],
  ['areas'],
  ['app'],
  ['main.tsx'],
];

function folderOf(path) {
  return /^src\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** A page of an area: `ordering/cart`. */
function pageOf(path) {
  return /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

function heightOf(folder) {
  return LAYERS.findIndex((layer) => layer.includes(folder));
}

function problemOf(file, target) {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (to === null) return null;
  if (from !== to && heightOf(to) >= heightOf(from)) {
    return `src/${from} may not import src/${to}, which stands ${heightOf(to) > heightOf(from) ? 'above' : 'beside'} it`;
  }
  const [page, other] = [pageOf(file), pageOf(target)];
  return page && other && page !== other ? `page ${page} may not import parts of page ${other}` : null;
}

/** Imports inside src that lead upwards or sideways, and folders of src without a layer. */
export function layerProblems(files) {
  return files.flatMap(({ file, imports }) => {
    const folder = folderOf(file);
    if (folder === null || file.endsWith('.stories.ts')) return [];
    if (heightOf(folder) === -1) return [`${file}: src/${folder} has no layer`];
    const problems = imports.map(({ target }) => target && problemOf(file, target)).filter(Boolean);
    return problems.map((problem) => `${file}: ${problem}`);
  });
}
