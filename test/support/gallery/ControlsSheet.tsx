import PackageSearch from 'lucide-react/icons/package-search';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Button } from '../../../src/components/buttons/Button.tsx';
import { Chip } from '../../../src/components/buttons/Chip.tsx';
import { IconButton } from '../../../src/components/buttons/IconButton.tsx';
import { LinkButton } from '../../../src/components/buttons/LinkButton.tsx';
import { DateField } from '../../../src/components/dates/DateField.tsx';
import { PasswordField } from '../../../src/components/fields/PasswordField.tsx';
import { TextAreaField } from '../../../src/components/fields/TextAreaField.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { Panel } from '../../../src/components/layout/Panel.tsx';
import { Stepper } from '../../../src/components/layout/Stepper.tsx';
import { Toolbar } from '../../../src/components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../src/components/select/FilterSelect.tsx';
import { SelectField } from '../../../src/components/select/SelectField.tsx';
import { DelayedSpinner } from '../../../src/components/states/DelayedSpinner.tsx';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { FailedState } from '../../../src/components/states/FailedState.tsx';
import { Skeleton } from '../../../src/components/states/Skeleton.tsx';
import { Badge } from '../../../src/components/text/Badge.tsx';
import { Breadcrumb } from '../../../src/components/text/Breadcrumb.tsx';
import { MoneyText } from '../../../src/components/text/MoneyText.tsx';
import { PageHeading } from '../../../src/components/text/PageHeading.tsx';
import { ProductImage } from '../../../src/components/text/ProductImage.tsx';
import { QuantitySample } from './QuantitySample.tsx';

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Ccircle cx='32' cy='36' r='22' fill='%23d94c32'/%3E%3Cpath d='M22 18q10 8 20 0l-6 8h-8z' fill='%232f8a3c'/%3E%3C/svg%3E";

function Buttons({ onOpen }: { onOpen: (name: string) => void }) {
  return (
    <Panel title="Buttons" actions={<IconButton size="small" label="Edit buttons" icon={<Pencil />} />}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <Button variant="primary" icon={<ShoppingCart />} onClick={() => onOpen('dialog')}>
          Add to Cart
        </Button>
        <Button icon={<Plus />} onClick={() => onOpen('notice')}>
          New Address
        </Button>
        <Button variant="quiet" onClick={() => onOpen('keys')}>
          Reset
        </Button>
        <Button variant="danger" icon={<Trash2 />} onClick={() => onOpen('confirm')}>
          Delete
        </Button>
        <Button variant="primary" isBusy busyLabel="Saving">
          Save
        </Button>
        <Button variant="primary" isBusy>
          Checkout
        </Button>
        <Button isBusy icon={<Plus />}>
          Open Report
        </Button>
        <Button blockedBy="No changes to save.">Not now</Button>
        <Button size="small">Small</Button>
        <LinkButton to="/x" variant="secondary">
          Go to cart
        </LinkButton>
        <IconButton label="Favourite" icon={<Star />} aria-pressed />
        <IconButton label="Delete" icon={<Trash2 />} />
        <IconButton label="Delete, not now" icon={<Trash2 />} blockedBy="Nothing to delete." />
      </div>
    </Panel>
  );
}

function Fields() {
  const [text, setText] = useState('Leave with the kitchen, not the office');
  const [date, setDate] = useState('2026-11-24');
  return (
    <Panel title="Fields">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: '4px 16px' }}>
        <TextField label="Customer P.O." value="PO-88120" onChange={() => undefined} maxLength={20} isRequired />
        <TextField
          label="Special Instruction 1"
          value={text}
          onChange={(e) => setText(e.target.value)}
          maxLength={45}
        />
        <TextField label="Company" value="" onChange={() => undefined} error="Company is required" isRequired />
        <TextField
          label="Phone"
          value="(555) 010-2200"
          onChange={() => undefined}
          readOnly
          hint="Ask us to change it"
        />
        <PasswordField label="Password" value="Harbor" onChange={() => undefined} />
        <SelectField
          label="Sell By U/M"
          value=""
          placeholder="Choose"
          onChange={() => undefined}
          options={[{ value: 'CS', label: 'Case' }]}
        />
        <DateField label="Delivery Date" value={date} onChange={setDate} min="2026-11-20" />
        <DateField label="Effective Date" value="" onChange={() => undefined} error="Choose a date" />
        <TextAreaField label="Notes" value="" onChange={() => undefined} placeholder="For the driver" />
        <div>
          <QuantitySample start="12" />
          <QuantitySample start="3" error="Enter a multiple of 4" />
          <QuantitySample start="0" isDisabled />
        </div>
      </div>
    </Panel>
  );
}

function Tiles() {
  return (
    <Panel title="Pictures, badges, waiting">
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'start' }}>
        <ProductImage sources={['/absent.png', PICTURE]} alt="Tomatoes" width={160} ratio={4 / 3} />
        <ProductImage sources={[]} alt="Tomatoes" width={160} ratio={4 / 3} />
        <ProductImage sources={[PICTURE]} alt="Tomatoes" width={40} />
        <ProductImage sources={[]} alt="Tomatoes" width={40} isSmall />
        <span style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Badge>Neutral</Badge>
          <Badge kind="accent">In cart: 4</Badge>
          <Badge kind="promotion">New</Badge>
          <Badge kind="success">Shipped</Badge>
          <Badge kind="warning">Low stock</Badge>
          <Badge kind="error">Excluded</Badge>
        </span>
        <div style={{ width: 120 }}>
          <MoneyText value={1234.5} />
          <MoneyText value={2.0825} places={4} unit="/ LB" />
          <MoneyText value={null} />
        </div>
        <div style={{ width: 240 }}>
          <Skeleton variant="text" count={3} />
        </div>
      </div>
      <DelayedSpinner label="Loading product categories" delay={0} />
    </Panel>
  );
}

export function ControlsSheet({ onOpen }: { onOpen: (name: string) => void }) {
  const [category, setCategory] = useState('produce');
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: 'All Products', to: '/products' }, { label: 'Produce', to: '/p' }, { label: 'Tomatoes' }]}
      />
      <PageHeading detail="48 result(s) for tomato" actions={<Button variant="primary">Checkout</Button>}>
        Products
      </PageHeading>
      <Toolbar label="Filters" isCompact end={<Button variant="quiet">Clear all</Button>}>
        <FilterSelect
          label="Category"
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: 'All' },
            { value: 'produce', label: 'Produce' },
          ]}
        />
        <FilterSelect
          label="Sort By"
          value=""
          onChange={() => undefined}
          options={[{ value: '', label: 'Description' }]}
        />
        <Chip onRemove={() => undefined}>Produce</Chip>
        <Chip onRemove={() => undefined}>Tomatoes, peeled and canned</Chip>
      </Toolbar>
      <div style={{ display: 'grid', gap: 16 }}>
        <Buttons onOpen={onOpen} />
        <Fields />
        <Tiles />
        <Panel title="Checkout">
          <Stepper
            label="Checkout"
            steps={[
              { id: 'message', title: 'Message', state: 'done', summary: 'Read' },
              {
                id: 'delivery',
                title: 'Delivery',
                state: 'current',
                content: (
                  <>
                    <TextField label="Customer P.O. of this order" value="" onChange={() => undefined} />
                    <Button variant="primary">Next</Button>
                  </>
                ),
              },
              { id: 'confirm', title: 'Confirm Order', state: 'upcoming' },
              { id: 'receipt', title: 'Receipt', state: 'upcoming' },
            ]}
          />
        </Panel>
        <Panel isBare>
          <EmptyState icon={<PackageSearch />} action={<LinkButton to="/products">Browse Products</LinkButton>}>
            No Products Available
          </EmptyState>
        </Panel>
        <Panel isBare>
          <FailedState onRetry={() => undefined} detail="What you typed is still here.">
            The orders could not be loaded.
          </FailedState>
        </Panel>
      </div>
    </>
  );
}
