import { addToGuideMachine } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { saveCartAsGuideMachine } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { guidePorts } from '../../guide/guidePorts.ts';
import type { AreaServices } from '../../page/areaServices.ts';

export { AddToGuideDialog } from '../../features/guides/addToGuide/AddToGuideDialog.tsx';
export { SaveCartAsGuideDialog } from '../../features/guides/saveCartAsGuide/SaveCartAsGuideDialog.tsx';

export function provideGuideDialogs({ api, leaving, notify, withdrawNotice }: AreaServices) {
  const { sendWrite, loadGuides } = guidePorts(api, leaving);
  const guideWrite = guideWriteMachine.provide({ actors: { sendWrite, loadGuides }, actions: { withdrawNotice } });
  const dialog = { actors: { guideWrite }, actions: { notify } };
  return { addToGuide: addToGuideMachine.provide(dialog), saveCartAsGuide: saveCartAsGuideMachine.provide(dialog) };
}
