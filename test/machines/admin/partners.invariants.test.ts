import { describe, expect, test } from 'vitest';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { messages, partner, partnerPage } from './partnerSamples.ts';

async function opened() {
  const stage = new Stage(partnersMachine, undefined);
  await stage.answer('loadPage', partnerPage);
  return stage;
}

const open = (id: number | null) => ({ type: 'partner.open', id }) as const;
const saved = { kind: 'saved', stored: partner } as const;
const read = (id: number) => ({ type: 'messages.open', id }) as const;

describe('the page of trading partners:', () => {
  test('a partner is opened as it is listed, a new one as nothing, and one that is not listed not at all', async () => {
    const stage = await opened();
    stage.send(open(99));
    expect(stage.asked('partnerForm')).toEqual([]);
    stage.send(open(partner.id));
    await stage.answer('partnerForm', { kind: 'closed', stored: partner });
    await stage.answer('loadPage', partnerPage);
    stage.send(open(null));
    expect(stage.asked('partnerForm')).toEqual([{ stored: partner }, { stored: null }]);
  });

  test.each([
    [{ ...saved, isNew: true }, [{ type: 'success', text: 'The partner has been added.' }]],
    [{ ...saved, isNew: false }, [{ type: 'success', text: 'The partner has been saved.' }]],
    [{ kind: 'closed', stored: partner }, []],
  ] as const)('after the form (%o) the list is loaded again, and a save is announced', async (output, notices) => {
    const stage = await opened();
    stage.send(open(partner.id));
    await stage.answer('partnerForm', output);
    expect([stage.snapshot.value, stage.asked('loadPage').length, stage.paramsOf('notify')]).toEqual([
      { browsing: 'loading' },
      2,
      notices,
    ]);
  });

  test('an error of the form closes the form alone, with a notice', async () => {
    const stage = await opened();
    stage.send(open(partner.id));
    await stage.fail('partnerForm', new TypeError('no form'));
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      { browsing: 'loading' },
      [{ type: 'error', text: 'The form stopped working. Your entries were not saved.' }],
    ]);
  });

  test('messages are those of the requested partner, never of the one before, and of unknown senders for 0', async () => {
    const stage = await opened();
    stage.send(read(99));
    expect(stage.snapshot.value).toEqual({ browsing: 'listed' });
    stage.send(read(partner.id));
    await stage.answer('loadMessages', messages);
    expect([stage.snapshot.context.sender, stage.snapshot.context.messages]).toEqual([partner, messages]);
    stage.send({ type: 'messages.close' }, read(0));
    expect([stage.asked('loadMessages'), stage.snapshot.context.messages]).toEqual([
      [{ id: partner.id }, { id: 0 }],
      null,
    ]);
  });

  test('messages that are requested again stay on screen meanwhile', async () => {
    const stage = await opened();
    stage.send(read(partner.id));
    await stage.answer('loadMessages', messages);
    stage.send({ type: 'messages.reload' });
    expect([stage.snapshot.value, stage.snapshot.context.messages]).toEqual([{ reading: 'loading' }, messages]);
  });

  test('messages that failed to load show why and can be requested again', async () => {
    const stage = await opened();
    stage.send(read(0));
    await stage.fail('loadMessages', failures.unavailable);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual([
      { reading: 'failed' },
      'unavailable',
    ]);
    stage.send({ type: 'messages.reload' });
    expect(stage.asked('loadMessages')).toHaveLength(2);
  });

  test('an error of the search does not affect the form; typing on restores it', async () => {
    const stage = await opened();
    stage.send(open(partner.id));
    await stage.fail('customerSearch', new TypeError('no search'));
    expect([stage.isAsking('partnerForm'), stage.isAsking('customerSearch')]).toEqual([true, false]);
    stage.send({ type: 'search.renew' });
    expect([stage.asked('partnerForm').length, stage.isAsking('customerSearch')]).toEqual([1, true]);
  });
});
