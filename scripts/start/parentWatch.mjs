import { readFileSync } from 'node:fs';

/**
 * A stopped package manager ends its shell at once without a signal to the shell's children. So a process under a
 * package manager checks whether its ancestors still run.
 */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = ancestorsUpToNpm(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && above.every(isUnchanged)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

function ancestorsUpToNpm(pid) {
  const chain = [];
  for (let next = pid; chain.length < 4; ) {
    const found = readProcess(next);
    if (found === null) return [];
    chain.push(found);
    if (found.name.startsWith('npm')) return chain;
    next = found.parent;
  }
  return [];
}

function isUnchanged({ pid, startTime }) {
  return readProcess(pid)?.startTime === startTime;
}

/** Null without /proc: then only the parent is watched. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { pid, name, parent: Number(fields[1]), startTime: fields[19] };
  } catch {
    return null;
  }
}
