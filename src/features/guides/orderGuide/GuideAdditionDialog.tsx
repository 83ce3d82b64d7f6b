import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { chosenGuide } from '#domain/guide/guideTarget.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { GuideAdditionRef, GuideAdditionSnapshot } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { GuideChoice } from '../../../guide/GuideChoice.tsx';
import dialogStyles from '../../../guide/GuideDialog.module.css';
import { GuideLineFields } from '../../../guide/GuideLineFields.tsx';
import { GuideProduct } from '../../../guide/GuideProduct.tsx';
import { ProductPicker } from '../../../guide/ProductPicker.tsx';

const contextOf = ({ context }: GuideAdditionSnapshot) => context;
const isBusyIn = (snapshot: GuideAdditionSnapshot) => snapshot.hasTag('busy');
const isOpenIn = (snapshot: GuideAdditionSnapshot) => snapshot.status === 'active';

const search = () => document.querySelector<HTMLInputElement>('[data-product-search]');

interface GuideAdditionDialogProps {
  readonly addition: GuideAdditionRef;
  readonly settings: UserSettings;
}

/** Adds products one by one: choose a product, set its quantity, and continue with the next one. */
export function GuideAdditionDialog({ addition, settings }: GuideAdditionDialogProps) {
  const context = useSelector(addition, contextOf);
  const isBusy = useSelector(addition, isBusyIn);
  const isOpen = useSelector(addition, isOpenIn);
  const { catalogue, query, matches, highlighted, product, draft, adjustment, message } = context;
  const guide = chosenGuide(context);
  const fields = useRef<HTMLDivElement>(null);
  const chosen = product?.productKey;
  const hasChosen = useRef(false);
  useEffect(() => {
    if (chosen !== undefined) fields.current?.querySelector('input')?.focus();
    else if (hasChosen.current) {
      search()?.focus();
      search()?.select();
    }
    hasChosen.current = chosen !== undefined;
  }, [chosen]);
  const markOf = useCallback(
    (key: number) =>
      guide?.products.some(({ productKey }) => productKey === key) ? guidesText('orderGuide.inGuide') : null,
    [guide],
  );
  const close = () => addition.send({ type: 'dialog.close' });
  const add = () => addition.send({ type: 'product.add' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={guidesText('orderGuide.addToOrderGuide')}
      isBusy={isBusy}
      initialFocus={search}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {guidesText('orderGuide.close')}
          </Button>
          <Button
            variant="primary"
            blockedBy={chosen === undefined ? guidesText('orderGuide.chooseAProduct') : null}
            reasonPlace="line"
            isBusy={isBusy}
            busyLabel={guidesText('orderGuide.adding')}
            onClick={add}
          >
            {guidesText('orderGuide.add')}
          </Button>
        </>
      }
    >
      <div className={dialogStyles.fields}>
        <GuideChoice
          target={context}
          isDisabled={isBusy}
          onChoose={(name) => addition.send({ type: 'guide.choose', name })}
          onName={(name) => addition.send({ type: 'name.type', name })}
        />
        <ProductPicker
          query={query}
          matches={matches}
          products={catalogue.productByKey}
          highlighted={highlighted}
          markOf={markOf}
          onSearch={(text) => addition.send({ type: 'search.change', query: text })}
          onMove={(by) => addition.send({ type: 'highlight.move', by })}
          onEnter={() => addition.send({ type: 'highlighted.choose' })}
          onChoose={(productKey) => addition.send({ type: 'product.choose', productKey })}
        />
        <p role="alert" className={dialogStyles.message}>
          {message}
        </p>
        {product && draft && (
          <div ref={fields}>
            <GuideProduct product={product} settings={settings} />
            <GuideLineFields
              line={draft}
              product={product}
              isDisabled={isBusy}
              onType={(text) => addition.send({ type: 'quantity.type', text })}
              onSettle={() => addition.send({ type: 'quantity.settle' })}
              onStep={(direction) => addition.send({ type: 'quantity.step', direction })}
              onUnit={(unit) => addition.send({ type: 'unit.choose', unit })}
              onEnter={add}
            />
          </div>
        )}
        <p role="status" className={dialogStyles.adjustment}>
          {adjustment}
        </p>
      </div>
    </Dialog>
  );
}
