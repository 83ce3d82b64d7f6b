/** The folder that contains a file; files beside the folders form one part. */
const folderOf = (path) => /^[^/]+\/([^/]+)\//.exec(path)?.[1] ?? '';

/** The imports between folders, as `from>to`, each with its first import. */
export function waysBetween(files, room, partOf = folderOf) {
  const isWithin = (path) => path?.startsWith(`${room}/`);
  const ways = new Map();
  for (const { file, imports } of files.filter((one) => isWithin(one.file))) {
    for (const { target } of imports.filter((one) => isWithin(one.target))) {
      const way = `${partOf(file)}>${partOf(target)}`;
      if (partOf(file) !== partOf(target) && !ways.has(way)) ways.set(way, `${file} -> ${target}`);
    }
  }
  return ways;
}

const backOf = (way) => way.split('>').toReversed().join('>');

/** Folders that import each other, each pair once. */
export const pairsOf = (ways) => [...ways.keys()].filter((way) => way < backOf(way) && ways.has(backOf(way)));

/** Folders that import each other, each pair with one import in each direction. */
export function pairProblems(files, room) {
  const ways = waysBetween(files, room);
  return pairsOf(ways).map((way) => {
    const [from, to] = way.split('>');
    return `${room}/${from} and ${room}/${to} import each other: ${ways.get(way)}, ${ways.get(backOf(way))}`;
  });
}
