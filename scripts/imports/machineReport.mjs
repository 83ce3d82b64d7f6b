import { dirname } from 'node:path';
import { nameOf, nodesOf, propertiesOf } from './syntax.mjs';

const isCallOf = (node, name) => node?.type === 'CallExpression' && node.callee.name === name;
const isWithin = ({ name, type, object }, names) =>
  type === 'MemberExpression' ? isWithin(object, names) : type === 'Identifier' && names.includes(name);

/** Whether `params` only pass on fields of the event. */
function handsOnEvent(node) {
  const [taken] = node.type === 'ArrowFunctionExpression' ? node.params : [];
  if (taken?.type !== 'ObjectPattern' || taken.properties.some((one) => nameOf(one) !== 'event')) return false;
  const names = taken.properties.flatMap(({ value }) => value.properties?.map(nameOf) ?? [value.name]);
  const { body } = node;
  const passed = body.type === 'ParenthesizedExpression' ? body.expression : body;
  const values = passed.type === 'ObjectExpression' ? passed.properties.map(({ value }) => value) : [passed];
  return values.every((value) => value !== undefined && isWithin(value, names));
}

/** Guards that negate another guard of the same machine. */
function twinsOf(guards, text) {
  const bodies = guards.map(({ body }) => (body ? text.slice(body.start, body.end) : ''));
  const asked = bodies.map((body) => body.replace(/^!/, '').replace('!==', '==='));
  return guards.filter((_, index) =>
    bodies.some((body, other) => other < index && body !== bodies[index] && asked[other] === asked[index]),
  );
}

/** Named in `setup` without need: an action that only assigns and is used once, or a negated guard. */
function needlessNames({ text, nodes }, uses) {
  const isUsedOnce = (name) => uses.filter((use) => use === name).length === 1;
  return nodes
    .filter((node) => isCallOf(node, 'setup'))
    .map((node) => propertiesOf(node.arguments[0]))
    .flatMap((parts) => [
      ...[...propertiesOf(parts.get('actions'))]
        .filter(([name, value]) => isCallOf(value, 'assign') && isUsedOnce(name))
        .map(([, value]) => ({ start: value.start, end: value.start })),
      ...twinsOf([...propertiesOf(parts.get('guards')).values()], text),
    ]);
}

const isCeremony = (node) =>
  (node.type === 'Property' && nameOf(node) === 'meta') ||
  (node.type === 'TSPropertySignature' && nameOf(node) === 'meta') ||
  (node.type === 'ImportDeclaration' && node.source.value.endsWith('/featureMeta.ts')) ||
  (node.type === 'Property' && nameOf(node) === 'params' && handsOnEvent(node.value)) ||
  (node.type === 'TSTypeAliasDeclaration' &&
    ['ActorRefFrom', 'SnapshotFrom'].includes(node.typeAnnotation.typeName?.name));

function ceremonyIn(file, uses) {
  const lineAt = (offset) => file.text.slice(0, offset).split('\n').length;
  const found = [...file.nodes.filter(isCeremony), ...needlessNames(file, uses)];
  return new Set(
    found.flatMap(({ start, end }) => {
      const first = lineAt(start);
      return Array.from({ length: lineAt(end) - first + 1 }, (_, index) => first + index);
    }),
  ).size;
}

const targetOf = (node) => (node?.type === 'Literal' ? node.value : propertiesOf(node).get('target')?.value);

/** Whether a chart only loads something, shows it, and offers a retry. */
function onlyLoads(chart) {
  const states = propertiesOf(propertiesOf(chart).get('states'));
  const parts = (state) => propertiesOf(states.get(state));
  const leadsBack = (state, loading) => {
    const targets = [...propertiesOf(parts(state).get('on')).values()].map(targetOf);
    return targets.length > 0 && targets.every((target) => target === loading);
  };
  return [...states.keys()].some((loading) => {
    const invoke = propertiesOf(parts(loading).get('invoke'));
    const [shown, failed] = ['onDone', 'onError'].map((answer) => targetOf(invoke.get(answer)));
    const isShown = !['invoke', 'states', 'type'].some((part) => parts(shown).has(part));
    return (
      states.size === 3 &&
      new Set([loading, shown, failed]).size === 3 &&
      states.has(shown) &&
      isShown &&
      leadsBack(failed, loading) &&
      (!parts(shown).has('on') || leadsBack(shown, loading))
    );
  });
}

/**
 * How the charts are written: lines, lines of ceremony, and charts that only load, show and fail. A line of ceremony
 * has `meta`, `params` that only pass on the event's fields, a name in `setup` for an assignment that is used once, a
 * negated guard, or an alias of a machine's actor or snapshot.
 */
export function machineReport(files) {
  const parsed = files.map((file) => ({ ...file, folder: dirname(file.file), nodes: nodesOf(file) }));
  const usesIn = (folder) =>
    parsed
      .filter((file) => file.folder === folder)
      .flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'Literal').map(({ value }) => value));
  const charts = parsed.flatMap(({ nodes }) =>
    nodes.filter((node) => node.type === 'CallExpression' && node.callee.property?.name === 'createMachine'),
  );
  return {
    lines: files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    ceremony: parsed.reduce((sum, file) => sum + ceremonyIn(file, usesIn(file.folder)), 0),
    onlyLoading: charts.filter((call) => onlyLoads(call.arguments[0])).length,
  };
}
