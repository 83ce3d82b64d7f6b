import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { partOf, SERVER_ORDER } from './layers.mjs';
import { sourceFiles } from './sourceFiles.mjs';

const ROOMS = ['domain', 'machines', 'src', 'server'];
/** Generated, tests, or data. */
const NOT_COUNTED = /\/schema\.ts$|\.stories\.ts$|^server\/app\/demoData\/|\.mjs$/;

function folderOf(path) {
  const [, folder = '', file] = path.split('/');
  return file === undefined ? '' : folder;
}

/** The ways between parts of a room, each once. */
function waysIn(room, partOfFile) {
  const ways = new Set();
  for (const { file, imports } of sourceFiles([room])) {
    for (const { target } of imports) {
      if (!target?.startsWith(`${room}/`)) continue;
      const [from, to] = [partOfFile(file), partOfFile(target)];
      if (from !== to) ways.add(`${from}>${to}`);
    }
  }
  return ways;
}

const pairsOf = (ways) => [...ways].filter((way) => ways.has(way.split('>').toReversed().join('>'))).length / 2;

function upwards(ways) {
  const height = (part) => SERVER_ORDER.indexOf(part);
  return [...ways].filter((way) => {
    const [from, to] = way.split('>');
    return height(to) > height(from);
  }).length;
}

function largestFolders() {
  const files = execFileSync('git', ['ls-files', ...ROOMS], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const largest = [...counts].sort(([, one], [, other]) => other - one).slice(0, 3);
  return largest.map(([folder, count]) => `${count} (${folder})`).join(', ');
}

function linesOf(room) {
  const counted = sourceFiles([room]).filter(({ file }) => !NOT_COUNTED.test(file));
  return counted.reduce((lines, { text }) => lines + text.split('\n').length - 1, 0);
}

/** How the house is built, in numbers: [what is counted, how many]. */
export function houseReport() {
  const server = waysIn('server', (file) => partOf(file) ?? file);
  const lines = ROOMS.map((room) => [room, linesOf(room)]);
  const count = (number) => number.toLocaleString('en-US');
  return [
    ['server: pairs of parts that import each other', count(pairsOf(server))],
    ['server: imports that lead up the list of modules', `${upwards(server)} of ${server.size}`],
    ['domain: pairs of topics that import each other', count(pairsOf(waysIn('domain', folderOf)))],
    ['machines: pairs of areas that import each other', count(pairsOf(waysIn('machines', folderOf)))],
    ['largest folders, files', largestFolders()],
    [`lines of ${ROOMS.join(', ')}`, count(lines.reduce((sum, [, lines]) => sum + lines, 0))],
    ...lines.map(([room, lines]) => [`  of ${room}`, count(lines)]),
  ];
}
