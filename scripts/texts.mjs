/**
 * `npm run texts` lists all texts of the product by the place where they show, for owners and translators; `-- --area
 * cart` lists those of one catalog, `-- --lacking es` those that are not in Spanish yet. `-- --check` compares the
 * catalogs of all languages with the code, and refuses labels that are written in code.
 */
import { pathToFileURL } from 'node:url';
import { readOptions, refuse } from './options.mjs';
import { readCatalogs, translations } from './texts/catalogs.mjs';
import { literalLabels, shownSources } from './texts/literalLabels.mjs';
import { placesOfFiles } from './texts/textPlaces.mjs';
import { lacking, textProblems, translationProblems } from './texts/textProblems.mjs';
import { textUses } from './texts/textUses.mjs';

/** The texts of a catalog by the places where they show. */
function byPlace(messages, uses, placeOf) {
  const places = new Map();
  for (const [key, message] of Object.entries(messages)) {
    const of = [...new Set(uses.filter(({ keys }) => keys.test(key)).map(({ file }) => placeOf(file)))].sort();
    const place = of.length > 2 ? 'several pages' : of.join(', ');
    places.set(place, [...(places.get(place) ?? []), [key, message]]);
  }
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1));
}

function* lines(catalogs, uses) {
  const placeOf = placesOfFiles();
  for (const [area, messages] of catalogs) {
    yield `# ${area} (${Object.keys(messages).length} texts)\n`;
    const ofArea = uses.filter((use) => use.area === area);
    for (const [place, texts] of byPlace(messages, ofArea, placeOf)) {
      yield `## ${place}\n`;
      for (const [key, message] of texts) yield `${JSON.stringify(message)}  ${key}`;
      yield '';
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = readOptions({
    options: { area: { type: 'string' }, check: { type: 'boolean' }, lacking: { type: 'string' } },
  });
  const catalogs = readCatalogs();
  const uses = textUses();
  if (values.check) {
    const translated = translations().flatMap((language) =>
      translationProblems(language, readCatalogs(language), catalogs),
    );
    const problems = [...textProblems(catalogs, uses), ...translated, ...literalLabels(shownSources())];
    for (const problem of problems) console.log(problem);
    process.exit(problems.length === 0 ? 0 : 1);
  }
  if (values.lacking !== undefined) {
    const known = translations();
    if (!known.includes(values.lacking)) refuse(`There is no language ${values.lacking}: ${known.join(', ')}.`);
    for (const text of lacking(readCatalogs(values.lacking), catalogs)) console.log(text);
    process.exit(0);
  }
  const { area } = values;
  if (area !== undefined && !catalogs.has(area))
    refuse(`There is no catalog ${area}: ${[...catalogs.keys()].join(', ')}.`);
  const shown = area === undefined ? catalogs : new Map([[area, catalogs.get(area)]]);
  for (const line of lines(shown, uses)) console.log(line);
}
