import { documentButtonMachine } from '#machines/documentButton/documentButtonMachine.ts';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import type { Notice } from '#machines/notices/notice.ts';
import type { Api } from '../api/client.ts';
import { documentPorts } from './documentPorts.ts';
import type { DocumentTabs } from './documentTabs.ts';

interface DocumentHost {
  readonly api: Api;
  readonly documentTabs: DocumentTabs;
  readonly notify: (_: unknown, notice: Notice) => void;
}

/** The document buttons of a page, in tabs of this browser. */
export function documentFlow({ api, documentTabs, notify }: DocumentHost) {
  const { actors, actions } = documentPorts(api, documentTabs);
  const documentButton = documentButtonMachine.provide({ actors, actions: { ...actions, notify } });
  return documentsMachine.provide({ actors: { documentButton } });
}
