const AROUND = 3;

/** The different lines of two texts, with three lines of context, in the format of `diff -u`. */
export function writePatch(file: string, before: string, after: string): string {
  const [old, young] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < old.length && old[first] === young[first]) first += 1;
  let same = 0;
  while (same < Math.min(old.length, young.length) - first && old.at(-1 - same) === young.at(-1 - same)) same += 1;
  const from = Math.max(0, first - AROUND);
  const [oldEnd, youngEnd] = [old.length - same, young.length - same];
  const until = Math.min(old.length - 1, oldEnd + AROUND);
  const lines = [
    ...old.slice(from, first).map((line) => ` ${line}`),
    ...old.slice(first, oldEnd).map((line) => `-${line}`),
    ...young.slice(first, youngEnd).map((line) => `+${line}`),
    ...old.slice(oldEnd, until).map((line) => ` ${line}`),
  ];
  const counts = [until - from, until - from + youngEnd - oldEnd];
  const head = `@@ -${from + 1},${counts[0]} +${from + 1},${counts[1]} @@`;
  return [`--- a/${file}`, `+++ b/${file}`, head, ...lines, ''].join('\n');
}
