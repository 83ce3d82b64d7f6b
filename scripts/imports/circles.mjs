/** The shortest circle of imports through a file; null without one. */
function shortestCircle(start, importsOf) {
  const cameFrom = new Map();
  const queue = [start];
  for (const file of queue) {
    for (const target of importsOf.get(file)) {
      if (target === start) {
        const circle = [start];
        for (let step = file; step !== start; step = cameFrom.get(step)) circle.unshift(step);
        return [start, ...circle];
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return null;
}

/** Circles of imports, type imports included: the shortest circle through each file, listed once. */
export function circleProblems(files) {
  const known = new Set(files.map(({ file }) => file));
  const importsOf = new Map(
    files.map(({ file, imports }) => [file, imports.map(({ target }) => target).filter((target) => known.has(target))]),
  );
  const circles = new Map();
  for (const file of known) {
    const circle = shortestCircle(file, importsOf);
    const name = circle?.slice(1).sort().join();
    if (circle && !circles.has(name)) circles.set(name, circle);
  }
  return [...circles.values()].map((circle) => `circle: ${circle.join(' -> ')}`);
}
