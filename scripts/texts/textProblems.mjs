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
