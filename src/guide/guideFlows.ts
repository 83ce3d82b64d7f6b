import type { CallbackActorLogic, EventObject } from 'xstate';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import { guideAdditionMachine } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import { guideEditMachine } from '#machines/guides/guideEdit/guideEditMachine.ts';
import { guideFormMachine } from '#machines/guides/guideForm/guideFormMachine.ts';
import { guideItemMachine } from '#machines/guides/guideItem/guideItemMachine.ts';
import { guideNamingMachine } from '#machines/guides/guideNaming/guideNamingMachine.ts';
import { guideSavingMachine } from '#machines/guides/guideSaving/guideSavingMachine.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { orderGuideMachine } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import type { Notice, NoticeSubject } from '#machines/notices/notice.ts';
import type { guidePorts } from './guidePorts.ts';

type Ports = ReturnType<typeof guidePorts>;
type SaveDraft = CallbackActorLogic<EventObject, { read: () => GuideSavedDraft | null }>;
type Notify = (_: unknown, notice: Notice) => void;

interface WritingHost {
  readonly ports: Pick<Ports, 'sendWrite' | 'loadGuides'>;
  readonly notify: Notify;
  readonly withdrawNotice: (_: unknown, subject: { about: NoticeSubject }) => void;
}

/** The machine that writes a guide, for every flow that needs it. */
function writingFor({ ports: { sendWrite, loadGuides }, notify, withdrawNotice }: WritingHost) {
  const guideWrite = guideWriteMachine.provide({ actors: { sendWrite, loadGuides }, actions: { withdrawNotice } });
  const writing = { actors: { guideWrite } };
  const announcing = { ...writing, actions: { notify } };
  return { guideWrite, writing, announcing, guideNaming: guideNamingMachine.provide(announcing) };
}

interface OrderGuideHost extends WritingHost {
  readonly showGuide: (_: unknown, guide: { name: string | null }) => void;
  readonly openQuickEntry: (_: unknown, guide: { name: string }) => void;
}

/** The page of the guides with its child machines. */
export function orderGuideFlow({ showGuide, openQuickEntry, ...host }: OrderGuideHost) {
  const { guideWrite, writing, announcing, guideNaming } = writingFor(host);
  return orderGuideMachine.provide({
    actors: {
      guideNaming,
      guideItem: guideItemMachine.provide(writing),
      guideAddition: guideAdditionMachine.provide(announcing),
      guideWrite,
    },
    actions: { showGuide, openQuickEntry },
  });
}

interface GuideEditHost extends WritingHost {
  readonly ports: Pick<Ports, 'sendWrite' | 'loadGuides' | 'openGuide' | 'holdUnsavedWork'> & { saveDraft: SaveDraft };
  readonly goTo: (_: unknown, to: { path: string }) => void;
}

/** The editor of a guide with its child machines. */
export function guideEditFlow({ goTo, ...host }: GuideEditHost) {
  const { openGuide, holdUnsavedWork, saveDraft } = host.ports;
  const { writing, guideNaming } = writingFor(host);
  return guideEditMachine.provide({
    actors: {
      openGuide,
      guideNaming,
      guideForm: guideFormMachine.provide({
        actors: { guideSaving: guideSavingMachine.provide(writing), holdUnsavedWork, saveDraft },
        actions: { goTo },
      }),
    },
    actions: { goTo },
  });
}
