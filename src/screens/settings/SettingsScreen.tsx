import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ContentWidth } from '../../components/frame/ContentWidth.tsx';
import { Panel } from '../../components/layout/Panel.tsx';

/** What everybody who is signed in can set for himself. */
export function SettingsScreen({ shop }: { shop: Shop }) {
  return (
    <ContentWidth size="narrow">
      <Panel
        title="Password"
        actions={<Button onClick={() => shop.dialogs.send({ type: 'password.change' })}>Change Password</Button>}
      >
        A new password ends all your other sessions.
      </Panel>
    </ContentWidth>
  );
}
