/** Folders of a room that import each other, each pair once with one import of each way. */
export function pairProblems(files, room) {
  const first = new Map();
  const partOf = (path) => /^[^/]+\/([^/]+)\//.exec(path)?.[1] ?? '';
  for (const { file, imports } of files.filter((one) => one.file.startsWith(`${room}/`))) {
    for (const { target } of imports.filter((one) => one.target?.startsWith(`${room}/`))) {
      const [from, to] = [partOf(file), partOf(target)];
      const way = `${from}>${to}`;
      if (from !== to && !first.has(way)) first.set(way, `${file} -> ${target}`);
    }
  }
  return [...first].flatMap(([way, there]) => {
    const [from, to] = way.split('>');
    const back = from < to ? first.get(`${to}>${from}`) : undefined;
    return back ? [`${room}/${from} and ${room}/${to} import each other: ${there}, ${back}`] : [];
  });
}
