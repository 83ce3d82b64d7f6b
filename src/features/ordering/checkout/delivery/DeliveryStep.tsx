import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { readDate } from '#domain/calendar.ts';
import { CUSTOMER_PO_LIMIT, INSTRUCTION_LIMIT, NOTES_LIMIT } from '#domain/cart/cart.ts';
import { messageLines } from '#domain/checkout/answer.ts';
import {
  asksFor,
  cartWorth,
  type DeliveryDetails,
  dateProblem,
  shipToProblems,
  shipToRefusal,
} from '#domain/checkout/delivery.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import type { DeliveryRef, DeliverySnapshot } from '#machines/ordering/checkout/deliveryMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { TextAreaField } from '../../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../../components/fields/TextField.tsx';
import steps from '../../../../components/layout/Steps.module.css';
import { FocusedAlert } from '../../../../components/states/FocusedAlert.tsx';
import { useFocusOnFirstWrong } from '../../../../forms/useFocusOnFirstWrong.ts';
import { useYupForm } from '../../../../forms/useYupForm.ts';
import { CartNotice } from '../review/CartNotice.tsx';
import { DeliveryDateField } from './DeliveryDateField.tsx';
import { DeliveryDates } from './DeliveryDates.tsx';
import { deliverySchema } from './deliverySchema.ts';
import { ShipToField } from './ShipToField.tsx';

const detailsOf = ({ context }: DeliverySnapshot) => context.details;
const rulesOf = ({ context }: DeliverySnapshot) => context.rules;
const datesOf = ({ context }: DeliverySnapshot) => context.dates;
const cartOf = ({ context }: DeliverySnapshot) => context.loadedCart;
const messageOf = ({ context }: DeliverySnapshot) => context.message;
const isSavingIn = (snapshot: DeliverySnapshot) => snapshot.hasTag('busy');
const isEditingIn = (snapshot: DeliverySnapshot) => snapshot.matches({ form: 'editing' });

/** The date field reports its own value: at blur, `values` still has the previous date. */
const DATE = 'deliveryDate';

/** Typed text that is not a date is dropped. */
function withReadDate(details: DeliveryDetails): DeliveryDetails {
  return { ...details, deliveryDate: readDate(details.deliveryDate) ?? '' };
}

/** The date field reports its value at blur. */
function changeIn(target: EventTarget): Partial<DeliveryDetails> {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.name !== DATE ? { [target.name]: target.value } : {};
}

/** Address, date, P.O. and instructions. The typed values stay in the form until they are saved. */
export function DeliveryStep({ shop, delivery }: { shop: Shop; delivery: DeliveryRef }) {
  const details = useSelector(delivery, detailsOf);
  const rules = useSelector(delivery, rulesOf);
  const dates = useSelector(delivery, datesOf);
  const cart = useSelector(delivery, cartOf);
  const message = useSelector(delivery, messageOf);
  const isSaving = useSelector(delivery, isSavingIn);
  const isEditing = useSelector(delivery, isEditingIn);
  const asks = (field: keyof DeliveryDetails) => asksFor(rules, field);
  const leaveField = (left: DeliveryDetails) => delivery.send({ type: 'field.leave', details: left });
  const form = useYupForm<DeliveryDetails>({
    initialValues: details,
    schema: deliverySchema(rules, dates),
    onSubmit: (values, { setSubmitting }) => {
      setSubmitting(false);
      leaveField(values);
      delivery.send({ type: 'delivery.continue', details: values });
    },
  });
  const { values, setValues, setFieldValue } = form;
  const element = useFocusOnFirstWrong<HTMLFormElement>(form);
  const suggestedDate = details.deliveryDate;
  useEffect(() => void setFieldValue('deliveryDate', suggestedDate), [suggestedDate, setFieldValue]);
  const knownShipTo = details.shipTo;
  useEffect(() => void setFieldValue('shipTo', knownShipTo), [knownShipTo, setFieldValue]);

  const edited = (change: Partial<DeliveryDetails>) =>
    delivery.send({ type: 'delivery.edited', details: { ...values, ...change } });
  const chooseDate = (date: string) => {
    edited({ deliveryDate: date });
    void setFieldValue('deliveryDate', date);
    leaveField({ ...values, deliveryDate: date });
  };
  /** Validated at every render, because the available dates may change after a date was chosen. */
  const standing =
    dates && values.deliveryDate !== '' ? (dateProblem(values.deliveryDate, dates, rules) ?? undefined) : undefined;
  const text = (name: 'customerPo' | 'specialInstruction1' | 'specialInstruction2' | 'notes', maxLength: number) => ({
    ...form.getFieldProps(name),
    maxLength,
    error: form.touched[name] ? form.errors[name] : undefined,
    readOnly: isSaving,
  });
  const offersDates = asks('deliveryDate') && shipToRefusal(values.shipTo, rules) === null;
  const blockedBy = useSelector(delivery, (snapshot) =>
    refusalOf(snapshot, { type: 'delivery.continue', details: values }),
  );
  const problems = shipToProblems(values.shipTo, cartWorth(cart), rules);
  return (
    <form
      ref={element}
      className={steps.form}
      noValidate
      onChange={({ target }) => edited(changeIn(target))}
      onBlur={({ target }) => target.getAttribute('name') !== DATE && leaveField(values)}
      onSubmit={form.handleSubmit}
    >
      <CartNotice shop={shop} cart={cart} />
      <ShipToField
        shipTos={rules.shipTos}
        isAsked={asks('shipTo')}
        value={values.shipTo}
        userType={shop.shopper.userType}
        problems={problems}
        isDisabled={isSaving}
        onChange={(shipTo) => {
          const chosen = withReadDate({ ...values, shipTo });
          void setValues(chosen);
          delivery.send({ type: 'shipTo.choose', details: chosen });
        }}
      />
      <div className={steps.pair}>
        {asks('customerPo') && (
          <TextField
            label={checkoutText('checkout.customerPO')}
            isRequired={rules.isPoRequired}
            hint={shop.shopper.userType === 'Consumer' ? checkoutText('words.poHint') : undefined}
            autoComplete="off"
            {...text('customerPo', CUSTOMER_PO_LIMIT)}
          />
        )}
        {offersDates && (
          <DeliveryDateField
            delivery={delivery}
            value={values.deliveryDate}
            error={standing ?? (form.touched.deliveryDate ? form.errors.deliveryDate : undefined)}
            onBlur={() => void form.setFieldTouched('deliveryDate')}
            onChange={chooseDate}
          />
        )}
      </div>
      {offersDates && (
        <DeliveryDates
          delivery={delivery}
          value={values.deliveryDate}
          timeZone={shop.shopper.site.timeZone}
          onChoose={chooseDate}
        />
      )}
      {asks('specialInstruction1') && (
        <TextField
          label={checkoutText('checkout.specialInstruction1')}
          {...text('specialInstruction1', INSTRUCTION_LIMIT)}
        />
      )}
      {asks('specialInstruction2') && (
        <TextField
          label={checkoutText('checkout.specialInstruction2')}
          {...text('specialInstruction2', INSTRUCTION_LIMIT)}
        />
      )}
      {asks('notes') && <TextAreaField label={checkoutText('checkout.notes')} {...text('notes', NOTES_LIMIT)} />}
      {message !== null && !isSaving && <FocusedAlert kind="error" lines={messageLines([message])} />}
      <div className={steps.buttons}>
        <Button disabled={isSaving} onClick={() => delivery.send({ type: 'delivery.back', details: values })}>
          {checkoutText('checkout.back')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isSaving}
          busyLabel={checkoutText('checkout.saving')}
          disabled={!(isEditing || isSaving)}
          blockedBy={blockedBy}
          reasonPlace="line"
        >
          {checkoutText('checkout.continue')}
        </Button>
      </div>
    </form>
  );
}
