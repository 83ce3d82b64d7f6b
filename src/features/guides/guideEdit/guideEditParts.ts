import { type EventObject, fromCallback } from 'xstate';
import { guideEditHref } from '#domain/guide/guideAddress.ts';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import type { guideEditMachine } from '#machines/guides/guideEdit/guideEditMachine.ts';
import { guideEditFlow } from '../../../guide/guideFlows.ts';
import { guidePorts } from '../../../guide/guidePorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { GuideEditScreen } from './GuideEditScreen.tsx';

export const guideEditParts: PageParts<{ guideEdit: typeof guideEditMachine }> = (host) => {
  const { api, leaving, notify, withdrawNotice, goTo, drafts } = host;
  const resume = (name: string, signal: AbortSignal) => drafts.resumed('guideEdit', guideEditHref(name), signal);
  const saveDraft = fromCallback<EventObject, { read: () => GuideSavedDraft | null }>(({ input }) =>
    drafts.save('guideEdit', input.read),
  );
  return {
    Screen: GuideEditScreen,
    flows: {
      guideEdit: {
        logic: guideEditFlow({
          ports: { ...guidePorts(api, leaving, resume), saveDraft },
          notify,
          withdrawNotice,
          goTo: (_, { path }) => goTo(path),
        }),
        input: ({ shop, params }) => ({
          name: params.guide ?? '',
          rounding: shop.shopper.configuration.settings.orderQuantityRoundingFlag,
          catalogueRef: shop.catalogue,
        }),
      },
    },
  };
};
