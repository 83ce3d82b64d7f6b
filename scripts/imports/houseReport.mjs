import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readCatalogs } from '../texts/catalogs.mjs';
import { gradeOfMarkdown, gradeOfMessages } from '../words/readability.mjs';
import { partOf, SERVER_ORDER } from './layers.mjs';
import { machineReport } from './machineReport.mjs';
import { pairsOf, waysBetween } from './pairs.mjs';
import { paths } from './paths.mjs';
import { sourceFiles } from './sourceFiles.mjs';

const ROOMS = ['domain', 'machines', 'src', 'server'];
/** Generated files, tests and data. */
const NOT_COUNTED = /\/schema\.ts$|\.stories\.ts$|^server\/app\/demoData\/|\.mjs$/;

function upwards(ways) {
  const height = (part) => SERVER_ORDER.indexOf(part);
  return [...ways.keys()].filter((way) => {
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

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/*.md',
  'docs/decisions',
  'server/**/README.md',
  'test/README.md',
];

function gradeOfDocuments() {
  const files = execFileSync('git', ['ls-files', ...DOCUMENTS], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  return gradeOfMarkdown(files.map((file) => readFileSync(file, 'utf8')));
}

const messages = () => [...readCatalogs().values()].flatMap((catalog) => Object.values(catalog));

/** The code base in numbers: [what is counted, count]. */
export function houseReport() {
  const count = (number) => number.toLocaleString('en-US');
  const server = waysBetween(sourceFiles(['server']), 'server', partOf);
  const pairsIn = (room) => count(pairsOf(waysBetween(sourceFiles([room]), room)).length);
  const machines = machineReport(sourceFiles(['machines']));
  const ceremony = ((100 * machines.ceremony) / machines.lines).toFixed(1);
  const lines = ROOMS.map((room) => [room, linesOf(room)]);
  return [
    ['server: pairs of parts that import each other', count(pairsOf(server).length)],
    ['server: imports that lead up the list of modules', `${upwards(server)} of ${server.size}`],
    ['domain: pairs of topics that import each other', pairsIn('domain')],
    ['machines: pairs of areas that import each other', pairsIn('machines')],
    [
      'files from click to SQL (docs/paths.md)',
      paths()
        .map(({ files }) => count(files.length))
        .join(', '),
    ],
    ['machines: lines that are ceremony', `${ceremony} % (${count(machines.ceremony)})`],
    ['machines: charts that only load, show and fail', count(machines.onlyLoading)],
    ['largest folders, files', largestFolders()],
    [
      'grade level of documents, of texts (Flesch-Kincaid)',
      `${gradeOfDocuments().toFixed(1)}, ${gradeOfMessages(messages()).toFixed(1)}`,
    ],
    [`lines of ${ROOMS.join(', ')}`, count(lines.reduce((sum, [, lines]) => sum + lines, 0))],
    ...lines.map(([room, lines]) => [`  of ${room}`, count(lines)]),
  ];
}
