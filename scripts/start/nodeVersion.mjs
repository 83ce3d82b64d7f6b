export function requireNode(oldest) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(`This is Node.js ${process.versions.node}: the storefront needs ${oldest} or newer.`);
  process.exit(1);
}
