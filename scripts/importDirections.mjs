import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Which rooms a room may import from; itself always. */
const ALLOWED = {
  domain: [],
  machines: ['domain'],
  src: ['domain', 'machines'],
  server: ['domain'],
};
/** What a room may not use from outside, however it is spelt. */
const FORBIDDEN_PACKAGES = {
  domain: /^(react|react-dom|xstate|@xstate|ky|@chakra-ui|kysely|pg|fastify)($|\/)|^node:/,
  machines: /^(react|react-dom|ky|@chakra-ui|kysely|pg|fastify)($|\/)|^node:/,
  server: /^(react|react-dom|ky|@chakra-ui|xstate)($|\/)/,
  src: /^(kysely|pg|fastify)($|\/)|^node:/,
};
/** Machines take these from outside. */
const WORLD =
  /Date\.now|Math\.random|(?<![.\w])window\.|(?<![.\w])document\.(querySelector|getElement|body)|(?<![.\w])fetch\(/;

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function roomOf(file, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0];
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).split('/')[0];
  return null;
}

function screenOf(path) {
  return /^src\/screens\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function problemsIn(file) {
  const text = readFileSync(file, 'utf8');
  const [room] = file.split('/');
  const problems = [];
  for (const [, specifier] of text.matchAll(IMPORT)) {
    const target = roomOf(file, specifier);
    if (target === null) {
      if (FORBIDDEN_PACKAGES[room].test(specifier)) problems.push(`${room} may not use ${specifier}`);
      continue;
    }
    if (target !== room && !ALLOWED[room].includes(target)) problems.push(`${room} may not import ${target}`);
    if (target === room && specifier.startsWith('#')) problems.push(`${specifier}: within a room imports are relative`);
    if (target !== room && specifier.startsWith('.')) problems.push(`${specifier}: across rooms imports go by name`);
    const from = screenOf(file);
    const to = specifier.startsWith('.') ? screenOf(posix.join(posix.dirname(file), specifier)) : null;
    if (from && to && from !== to) problems.push(`screen ${from} may not import parts of screen ${to}`);
  }
  if (room === 'machines' && WORLD.test(text)) problems.push(`machines take time, chance and the window from outside`);
  return problems.map((problem) => `${file}: ${problem}`);
}

function filesOf(room) {
  const paths = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /\.tsx?$/.test(path)).map((path) => `${room}/${path.replaceAll('\\', '/')}`);
}

const problems = Object.keys(ALLOWED).flatMap(filesOf).flatMap(problemsIn);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
