import CreditCard from 'lucide-react/icons/credit-card';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { Button } from '../../../src/components/buttons/Button.tsx';
import { IconButton } from '../../../src/components/buttons/IconButton.tsx';
import { ConfirmDialog } from '../../../src/components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../src/components/dialogs/Dialog.tsx';
import { Snackbar } from '../../../src/components/dialogs/Snackbar.tsx';
import { SearchField } from '../../../src/components/fields/SearchField.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { AppFrame } from '../../../src/components/frame/AppFrame.tsx';
import { ContentWidth } from '../../../src/components/frame/ContentWidth.tsx';
import { HeaderBar } from '../../../src/components/frame/HeaderBar.tsx';
import { SideMenu } from '../../../src/components/frame/SideMenu.tsx';
import { KeyHelp } from '../../../src/components/keys/KeyHelp.tsx';
import { SelectField } from '../../../src/components/select/SelectField.tsx';
import { Badge } from '../../../src/components/text/Badge.tsx';
import { ControlsSheet } from './ControlsSheet.tsx';
import { ListsSheet } from './ListsSheet.tsx';
import { QuantitySample } from './QuantitySample.tsx';

const GROUPS = [
  {
    title: 'Products',
    items: [
      { id: 'products', label: 'Products', icon: <Package />, to: '/products', isCurrent: true },
      { id: 'categories', label: 'Categories', icon: <Tags />, to: '/categories' },
    ],
  },
  {
    title: 'Orders',
    items: [
      { id: 'cart', label: 'Cart', icon: <ShoppingCart />, to: '/cart', note: <Badge kind="promotion">12</Badge> },
      { id: 'checkout', label: 'Checkout', icon: <CreditCard />, to: '/checkout' },
    ],
  },
  { title: 'History', items: [{ id: 'orders', label: 'Order History', icon: <History />, to: '/history' }] },
  {
    title: 'Account',
    items: [
      { id: 'summary', label: 'Account Summary', icon: <House />, to: '/account' },
      { id: 'address', label: 'Delivery Address', icon: <MapPin />, to: '/address' },
    ],
  },
  {
    title: 'System',
    items: [
      { id: 'settings', label: 'Settings', icon: <Settings />, to: '/settings' },
      { id: 'out', label: 'Log Out', icon: <LogOut /> },
    ],
  },
];

function Dialogs({ open, onClose }: { open: string; onClose: () => void }) {
  return (
    <>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={onClose}
        title="Add To Cart"
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" isBusy={false} busyLabel="Saving">
              Save
            </Button>
          </>
        }
      >
        <p>Tomatoes, Roma, vine ripened, 25 lb case, food service grade</p>
        <div style={{ display: 'grid', gap: 8, marginTop: 16, justifyItems: 'start' }}>
          <QuantitySample start="4" />
          <SelectField
            label="Sell By U/M"
            value="CS"
            onChange={() => undefined}
            options={[
              { value: 'CS', label: 'CS' },
              { value: 'EA', label: 'EA' },
            ]}
          />
          <TextField label="Note 1" value="" onChange={() => undefined} maxLength={50} />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Clear Cart"
        confirmLabel="Clear Cart"
        isDanger
        onConfirm={onClose}
        onCancel={onClose}
      >
        Are you sure you want to delete all products from your cart?
      </ConfirmDialog>
      <Dialog isOpen={open === 'keys'} onClose={onClose} title="Keys of this view" width="narrow">
        <KeyHelp
          hints={[
            { keys: ['/'], does: 'Go to search' },
            { keys: ['Enter'], does: 'Next row' },
            { keys: ['Shift', 'Enter'], does: 'Previous row' },
            { keys: ['?'], does: 'Show keyboard shortcuts' },
          ]}
        />
      </Dialog>
    </>
  );
}

export function Gallery({ sheet, open }: { sheet: string; open: string }) {
  const [isRailOpen, setRailOpen] = useState(true);
  const [shown, setShown] = useState(open);
  const [search, setSearch] = useState('');
  const menuIsOpen = isRailOpen || shown === 'menu';
  return (
    <AppFrame
      heading="Products"
      isRailOpen={isRailOpen}
      header={
        <HeaderBar
          title={sheet === 'lists' ? 'Order History' : 'Products'}
          menu={{
            isOpen: menuIsOpen,
            onToggle: () => (window.innerWidth < 1024 ? setShown('menu') : setRailOpen(!isRailOpen)),
          }}
          logo={<strong>Harbor</strong>}
          isSearchOpen={shown === 'search'}
          onSearchOpenChange={(isOpen) => setShown(isOpen ? 'search' : '')}
          search={<SearchField label="Search products" value={search} onChange={setSearch} keyHint="/" />}
          right={
            <>
              <IconButton
                label="Cart, 12 lines"
                icon={<ShoppingCart />}
                badge={
                  <Badge kind="promotion" isCorner>
                    12
                  </Badge>
                }
              />
              {window.innerWidth >= 768 && <span className="number">$1,284.50</span>}
            </>
          }
        />
      }
      menu={
        <SideMenu
          groups={GROUPS}
          isRailOpen={isRailOpen}
          isDrawerOpen={shown === 'menu'}
          onCloseDrawer={() => setShown('')}
        />
      }
    >
      <ContentWidth>
        {sheet === 'lists' ? <ListsSheet open={open} /> : <ControlsSheet onOpen={setShown} />}
      </ContentWidth>
      <Dialogs open={shown} onClose={() => setShown('')} />
      <Snackbar
        notice={
          shown === 'notice' || shown === 'error'
            ? {
                id: shown,
                kind: shown === 'error' ? 'error' : 'success',
                text: shown === 'error' ? 'The cart could not be saved. It is still here.' : '3 products added to cart',
                action: { label: 'View Cart', to: '/cart' },
              }
            : null
        }
        onClose={() => setShown('')}
      />
    </AppFrame>
  );
}
