import { fromCallback, fromPromise } from 'xstate';
import type { ChosenPasswordOptions, PasswordOptions } from '#domain/account/passwordPolicy.ts';
import { getImageSync, type ImageSyncProgress, requestImageSync } from '#domain/api/images.ts';
import { getPasswordOptions, savePasswordOptions } from '#domain/api/password.ts';
import * as settings from '#domain/api/settings.ts';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import type { PageDefault, PageDefaultKind, SaveOutcome } from '#machines/admin/pageDefault/pageDefault.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { type Answered, type Api, answerOf } from '../../../api/client.ts';

/** A refusal shows its reason, or the call's own text if the reason is empty. */
function outcomeOf(
  response: Answered<
    | typeof settings.saveDefaultPageLayout
    | typeof settings.saveDefaultPageSortBy
    | typeof savePasswordOptions
    | typeof requestImageSync
  >,
): SaveOutcome {
  if (response.kind === 'answer' && response.answer.isSuccess) return { kind: 'saved' };
  if (response.kind !== 'answer')
    return { kind: 'refused', reason: response.kind === 'refused' ? response.message : '' };
  const { answer } = response;
  return { kind: 'refused', reason: ('errorReason' in answer && answer.errorReason) || '' };
}

async function loadDefault(api: Api, kind: PageDefaultKind): Promise<number> {
  if (kind === 'layout') return (await answerOf(api.call(settings.getDefaultPageLayout, {}))).defaultPageLayout ?? 0;
  return (await answerOf(api.call(settings.getDefaultPageSortBy, {}))).defaultPageSortBy ?? 0;
}

async function saveDefault(api: Api, { kind, code }: PageDefault): Promise<SaveOutcome> {
  if (kind === 'layout') {
    return outcomeOf(await api.call(settings.saveDefaultPageLayout, { body: { defaultPageLayout: code } }));
  }
  return outcomeOf(await api.call(settings.saveDefaultPageSortBy, { body: { defaultPageSortBy: code } }));
}

/** Asks before leaving while it runs; each card has its own key in the guard. */
function hold(leaving: () => LeavingRef, id: string): () => void {
  leaving().send({ type: 'work.started', work: { id, question: adminTexts.unsaved } });
  return () => leaving().send({ type: 'work.settled', id });
}

export function passwordOptionPorts(api: Api, leaving: () => LeavingRef) {
  return {
    loadOptions: fromPromise<PasswordOptions>(() => answerOf(api.call(getPasswordOptions, {}))),
    saveOptions: fromPromise<SaveOutcome, ChosenPasswordOptions>(async ({ input }) =>
      outcomeOf(await api.call(savePasswordOptions, { body: input })),
    ),
    holdUnsavedWork: fromCallback(() => hold(leaving, 'passwordOptions')),
  };
}

export function pageDefaultPorts(api: Api, leaving: () => LeavingRef) {
  return {
    loadDefault: fromPromise<number, { kind: PageDefaultKind }>(({ input }) => loadDefault(api, input.kind)),
    saveDefault: fromPromise<SaveOutcome, PageDefault>(({ input }) => saveDefault(api, input)),
    holdUnsavedWork: fromCallback<{ type: 'none' }, { kind: PageDefaultKind }>(({ input }) =>
      hold(leaving, `pageDefault:${input.kind}`),
    ),
  };
}

export function imageSyncPorts(api: Api) {
  return {
    loadWork: fromPromise<ImageSyncProgress>(() => answerOf(api.call(getImageSync, {}))),
    requestSync: fromPromise<SaveOutcome>(async () => outcomeOf(await api.call(requestImageSync, {}))),
  };
}
