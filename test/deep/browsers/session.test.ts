import { expect, it } from 'vitest';
import { frameText } from '#domain/texts/frameText.ts';
import { openFromMenu, pressInMenu, signInAs } from '../../support/otherBrowsers/shopping.ts';
import { button, field, heading, text } from '../../support/otherBrowsers/visitor.ts';
import { inEachBrowser } from '../../support/otherBrowsers/visits.ts';
import { PASSWORD } from '../../support/shop/demoBuyer.ts';

inEachBrowser((visit) => {
  it('refuses a wrong password, keeps what was typed, and continues to the wanted page', async () => {
    const visitor = await visit({ at: '/history/orders' });
    await signInAs(visitor, 'chef', 'not the password');
    await visitor.see(text(frameText('session.unknownUser')));
    expect((await visitor.see(field('Username'))).value).toBe('chef');
    await visitor.write(field('Password'), PASSWORD);
    await visitor.press(button('Log In'));
    await visitor.see(heading('Order History'));
    await visitor.see(text(/^[1-9]\d* orders$/));
  });

  it('keeps the session over a reload, and ends it with Log Out', async () => {
    const visitor = await visit({ as: 'chef', at: '/account/summary' });
    await visitor.see(text('The Gilded Oyster'));
    await visitor.reload();
    await openFromMenu(visitor, 'Order History');
    await pressInMenu(visitor, button('Log Out'));
    await visitor.seeNo(text('The Gilded Oyster'));
    expect(await visitor.run(() => window.localStorage.getItem('token'))).toBeNull();
    await visitor.goTo(new URL('/history/orders', await visitor.address()).href);
    await visitor.see(heading('Sign In'));
  });
});
