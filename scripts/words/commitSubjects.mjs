import { spawnSync } from 'node:child_process';

/** The last commit before subjects were checked. */
const CHECKED_AFTER = '94f2f753a53e4871e66bdea870780df5c3f3ae56';
const CONVENTIONAL = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([^)]+\))?!?: \S/;
const LONGEST = 72;

/** The problem with the subject of a commit; null without a problem. */
export function subjectProblem(subject) {
  if (!CONVENTIONAL.test(subject)) return 'is no Conventional Commit: type(scope): what it does now';
  return subject.length > LONGEST ? `has more than ${LONGEST} characters` : null;
}

/** The commits since then whose subjects are wrong. A shallow history without that commit gives none. */
export function commitProblems() {
  const range = `${CHECKED_AFTER}..HEAD`;
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', range], { encoding: 'utf8' });
  if (status !== 0) return [];
  return stdout
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [hash] = line.split(' ', 1);
      const problem = subjectProblem(line.slice(hash.length + 1));
      return problem === null ? [] : [`${hash}: the subject ${problem}`];
    });
}
