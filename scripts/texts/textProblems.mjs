import { argumentsOf } from './catalogs.mjs';

const listed = (names) => names.join(', ') || 'none';

function problemsOfMessages(area, messages) {
  return Object.entries(messages).flatMap(([key, message]) => {
    try {
      argumentsOf(message);
      return [];
    } catch (error) {
      return [`${area}: ${key} is not a valid ICU message (${error.message}): ${message}`];
    }
  });
}

function problemsOfUse({ area, keys, given, file }, messages) {
  const found = Object.keys(messages).filter((key) => keys.test(key));
  if (found.length === 0) return [`${file}: no text of ${area} has a key like ${keys.source}`];
  if (given === null) return [];
  return found.flatMap((key) => {
    const wanted = argumentsOf(messages[key]);
    const fits = wanted.length === given.length && wanted.every((name) => given.includes(name));
    return fits ? [] : [`${file}: ${area} ${key} takes ${listed(wanted)}, and is given ${listed(given)}`];
  });
}

/** Invalid and unused texts, and uses without a text or with wrong arguments. */
export function textProblems(catalogs, uses) {
  const invalid = [...catalogs].flatMap(([area, messages]) => problemsOfMessages(area, messages));
  if (invalid.length > 0) return invalid;
  const unused = [...catalogs].flatMap(([area, messages]) => {
    const ofArea = uses.filter((use) => use.area === area);
    const keys = Object.keys(messages).filter((key) => !ofArea.some((use) => use.keys.test(key)));
    return keys.map((key) => `${area}: nothing shows ${key}`);
  });
  return [...uses.flatMap((use) => problemsOfUse(use, catalogs.get(use.area))), ...unused];
}

/**
 * Translated texts that no longer fit the English ones. A text that is missing is shown in English: `lacking` lists
 * them.
 */
export function translationProblems(language, translated, catalogs) {
  return [...translated].flatMap(([area, messages]) => {
    const english = catalogs.get(area);
    if (!english) return [`${language}: there is no catalog ${area} in English`];
    const invalid = problemsOfMessages(`${language} ${area}`, messages);
    if (invalid.length > 0) return invalid;
    return Object.entries(messages).flatMap(([key, message]) => {
      if (english[key] === undefined) return [`${language} ${area}: there is no text ${key} in English`];
      const [wanted, given] = [argumentsOf(english[key]), argumentsOf(message)].map(listed);
      return wanted === given ? [] : [`${language} ${area}: ${key} takes ${wanted}, and not ${given}`];
    });
  });
}

/** The texts that a language lacks, as `area key`. */
export function lacking(translated, catalogs) {
  return [...catalogs].flatMap(([area, messages]) => {
    const has = translated.get(area) ?? {};
    return Object.keys(messages).flatMap((key) => (has[key] === undefined ? [`${area} ${key}`] : []));
  });
}
