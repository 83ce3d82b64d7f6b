import { failures } from '../samples.ts';

/** What happens to every form that is written with the version that was read. */
export const versionedFormFailures = {
  write: { offline: failures.offline },
  holdUnsavedWork: { 'a bug': failures.unexpected },
};

const byButton = { 'by its button': {} };

export function versionedFormEvents<Change>(change: Change) {
  return {
    'form.edit': { 'by a key': {} },
    'form.save': { 'by its button': { change } },
    'conflict.keepMine': { 'by its button': { change } },
    'conflict.takeTheirs': byButton,
    'conflict.keepEditing': byButton,
    'form.close': byButton,
    'discard.confirm': byButton,
    'discard.refuse': byButton,
  };
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
