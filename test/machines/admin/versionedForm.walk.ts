import { onlyAfter } from '../../support/walks/deedRules.ts';
import { changesNothing, leadsTo, restsIn, sendsOnce, sendsVersion } from '../../support/walks/walkRules.ts';

interface Sent {
  stored: unknown;
  version: number;
}

/** What happens to every form that is written with the version that was read. */
export function versionedFormEvents<Change>(change: Change) {
  return { 'form.save': { 'by its button': { change } }, 'conflict.keepMine': { 'by its button': { change } } };
}

/** Actions that such a form must not take. A newer version is sent once it was seen and chosen, not during the edit. */
export function versionedFormRules(read: number, newest: number) {
  const versions = {
    start: read,
    'conflict.keepMine: by its button': newest,
    'conflict.takeTheirs': newest,
  };
  return [
    sendsOnce('write'),
    onlyAfter('write', 'form.save', 'conflict.keepMine'),
    sendsVersion('write', ({ stored, version }: Sent) => (stored === null && version === 0 ? read : version), versions),
    changesNothing('discard.refuse', 'conflict.keepEditing'),
    leadsTo('write: saved', 'closed'),
    leadsTo('write: changed elsewhere', 'held.conflicting'),
    leadsTo('write: refused', 'held.touched'),
    leadsTo('write failed', 'held.touched'),
    restsIn(['untouched', 'closed']),
    restsIn(['held.touched', 'held.discarding', 'held.conflicting'], 'holdUnsavedWork'),
  ];
}

export const versionedFormFacts = ({
  version,
  newest,
  problems,
}: {
  version: number;
  newest: unknown;
  problems: readonly string[];
}) => [version, newest !== null, problems.length > 0];
