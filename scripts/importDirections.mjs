import { circleProblems } from './imports/circles.mjs';
import { layerProblems } from './imports/layers.mjs';
import { pairProblems } from './imports/pairs.mjs';
import { ROOMS, roomProblems } from './imports/rooms.mjs';
import { sourceFiles } from './imports/sourceFiles.mjs';

const files = sourceFiles([...Object.keys(ROOMS), 'scripts', 'test']);
const problems = [
  ...roomProblems(files),
  ...layerProblems(files),
  ...pairProblems(files, 'domain'),
  ...pairProblems(files, 'machines'),
  ...circleProblems(files),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
