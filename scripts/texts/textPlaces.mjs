import { sourceFiles } from '../imports/sourceFiles.mjs';

const PAGE = /^src\/features\/(\w+)\/(\w+)\//;
const MODULE = /^server\/modules\/(\w+)\//;
const MANY = 3;

const spaced = (name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The place that a user knows: a page of the store, or the server's responses. */
function placeOf(file) {
  const page = PAGE.exec(file);
  if (page) return `page ${spaced(page[1])} › ${spaced(page[2])}`;
  const module = MODULE.exec(file);
  return module ? `server: ${spaced(module[1])}` : null;
}

/** Returns where the texts of a file show: its page, or the pages and modules that import it. */
export function placesOfFiles() {
  const importers = new Map();
  for (const { file, imports } of sourceFiles(['domain', 'machines', 'src', 'server'])) {
    for (const { target } of imports) if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return (file) => {
    const reached = new Set([file]);
    const places = new Set();
    for (const at of reached) {
      const place = placeOf(at);
      if (place) places.add(place);
      else for (const importer of importers.get(at) ?? []) reached.add(importer);
    }
    if (places.size === 0) return 'every page';
    return places.size < MANY ? [...places].sort().join(', ') : 'several pages';
  };
}
