/** The top-level folders that each may import from, besides itself. */
export const ROOMS = {
  domain: [],
  machines: ['domain'],
  src: ['domain', 'machines'],
  server: ['domain', 'package.json'],
};
/** Stories are beside the screens of src and are tests: the storefront never imports them. */
const STORIES = /\.stories\.ts$/;
/** The packages that a folder may not import. */
const FORBIDDEN_PACKAGES = {
  domain: /^(react|react-dom|xstate|@xstate|ky|@chakra-ui|kysely|pg|fastify)($|\/)|^node:/,
  machines: /^(react|react-dom|ky|@chakra-ui|kysely|pg|fastify)($|\/)|^node:/,
  server: /^(react|react-dom|ky|@chakra-ui|xstate)($|\/)/,
  src: /^(kysely|pg|fastify)($|\/)|^node:/,
};
/** Globals that machines get only through ports. */
const WORLD =
  /Date\.now|Math\.random|(?<![.\w])window\.|(?<![.\w])document\.(querySelector|getElement|body)|(?<![.\w])fetch\(/;

function problemsOf(room, { specifier, target }) {
  if (target === null) {
    return FORBIDDEN_PACKAGES[room].test(specifier) ? [`${room} may not use ${specifier}`] : [];
  }
  const [targetRoom] = target.split('/');
  const isWithin = targetRoom === room;
  const isByName = specifier.startsWith('#');
  return [
    ...(isWithin || ROOMS[room].includes(targetRoom) ? [] : [`${room} may not import ${targetRoom}`]),
    ...(isWithin && isByName ? [`${specifier}: within a room imports are relative`] : []),
    ...(isWithin || isByName ? [] : [`${specifier}: across rooms imports go by name`]),
  ];
}

/**
 * Imports against the direction of the top-level folders or in the wrong form, and machines that access the outside.
 */
export function roomProblems(files) {
  return files.flatMap(({ file, text, imports }) => {
    const [room] = file.split('/');
    if (!Object.hasOwn(ROOMS, room) || STORIES.test(file)) return [];
    const problems = imports.flatMap((found) => problemsOf(room, found));
    if (room === 'machines' && WORLD.test(text))
      problems.push('machines take time, chance and the window from outside');
    return problems.map((problem) => `${file}: ${problem}`);
  });
}
