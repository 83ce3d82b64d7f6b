import { describe, expect, test } from 'vitest';
import { themeMachine } from '#machines/theme/themeMachine.ts';
import { Stage } from '../support/walks/puppets.ts';
import { failures } from './samples.ts';
import { dawn, dusk, standard } from './themeSamples.ts';

const owner = (username: string | null, customerKey: number | null = 1001) =>
  ({ type: 'owner.changed', owner: { username, customerKey } }) as const;
const signedOut = owner(null, null);

const visitOf = (username: string | null, theme = dusk) => new Stage(themeMachine, { username, theme });
/** What the page was shown in, one after the other. */
const shown = (stage: Stage<typeof themeMachine>) => stage.paramsOf('showTheme');

describe('the theme:', () => {
  test('the stored theme is on screen before any request, and stays while its owner is loaded', async () => {
    const stage = visitOf('chef');
    expect([shown(stage), stage.asked('loadTheme')]).toEqual([[{ theme: dusk }], []]);
    stage.send(owner('chef'));
    expect(stage.asked('loadTheme')).toEqual([{ username: 'chef', known: dusk }]);
    await stage.answer('loadTheme', dawn);
    expect(shown(stage)).toEqual([dusk, dusk, dawn].map((theme) => ({ theme })));
    expect(stage.paramsOf('keepTheme')).toEqual([{ username: 'chef', theme: dawn }]);
  });

  test('a user who signs in on the same browser never sees the theme of the previous user', async () => {
    const stage = visitOf('chef');
    stage.send(owner('rep'));
    expect(shown(stage).at(-1)).toEqual({ theme: standard });
    await stage.fail('loadTheme', failures.offline);
    expect(shown(stage).at(-1)).toEqual({ theme: standard });
  });

  test('who logs out leaves the site’s theme at once, the one that was known before', async () => {
    const stage = visitOf(null, standard);
    stage.send(signedOut);
    await stage.answer('loadTheme', dawn);
    stage.send(owner('chef'));
    await stage.answer('loadTheme', dusk);
    stage.send(signedOut);
    expect(shown(stage).at(-1)).toEqual({ theme: dawn });
  });

  test("for another customer the same user's theme is requested again, and nothing blinks", async () => {
    const stage = visitOf('rep');
    stage.send(owner('rep'));
    await stage.answer('loadTheme', dusk);
    stage.send(owner('rep', 1002));
    expect([shown(stage).at(-1), stage.isAsking('loadTheme')]).toEqual([{ theme: dusk }, true]);
  });

  test('an answer about a user who has left meanwhile is not shown', async () => {
    const stage = visitOf(null, standard);
    stage.send(owner('chef'), signedOut);
    expect(stage.asked('loadTheme').at(-1)).toEqual({ username: null, known: standard });
    await stage.answer('loadTheme', dawn);
    expect(stage.paramsOf('keepTheme')).toEqual([{ username: null, theme: dawn }]);
  });

  test('a saved theme is on screen and stored, whatever earlier answer arrives', () => {
    const stage = visitOf('chef');
    stage.send(owner('chef'), { type: 'theme.adopt', theme: dawn });
    expect([shown(stage).at(-1), stage.paramsOf('keepTheme')]).toEqual([
      { theme: dawn },
      [{ username: 'chef', theme: dawn }],
    ]);
    expect(stage.isAsking('loadTheme')).toBe(false);
  });

  test('another tab of the same user is followed without an answer to it; one of another user is not', () => {
    const stage = visitOf('chef');
    stage.send({ type: 'theme.keptElsewhere', username: 'rep', theme: dawn });
    expect(shown(stage)).toHaveLength(1);
    stage.send({ type: 'theme.keptElsewhere', username: 'chef', theme: dawn });
    expect([shown(stage).at(-1), stage.paramsOf('keepTheme')]).toEqual([{ theme: dawn }, []]);
  });

  test('a theme that failed to load is requested again after half a minute, and changes nothing until it arrives', async () => {
    const stage = visitOf('chef');
    stage.send(owner('chef'));
    await stage.fail('loadTheme', failures.offline);
    stage.clock.increment(29_999);
    expect(stage.isAsking('loadTheme')).toBe(false);
    stage.clock.increment(1);
    expect([stage.isAsking('loadTheme'), shown(stage).at(-1)]).toEqual([true, { theme: dusk }]);
  });
});
