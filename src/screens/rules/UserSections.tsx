import { MESSAGE_LIMIT } from '#domain/rules/siteRules.ts';
import { LABEL_LIMIT } from '#domain/rules/userRules.ts';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { TextAreaField } from '../../components/fields/TextAreaField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { FlagGroup } from './FlagGroup.tsx';
import { fieldAt, type RuleSection } from './ruleSection.ts';
import { DATE_WORDS, FIT_WORDS, ROUNDING_WORDS } from './ruleWords.ts';
import { CARD_FLAGS, CART_FLAGS, CHECKOUT_FLAGS, PAPER_FLAGS, PRICE_FLAGS } from './siteFlags.ts';

/** What users see and may do, as long as their customer or they themselves have nothing else. */
export function UserSections(section: RuleSection<'user'>) {
  const { form, isBusy } = section;
  const choice = (path: 'orderQuantityRoundingFlag' | 'defaultDeliveryDateFlag' | 'imageFit') => ({
    name: path,
    value: form.values[path],
    disabled: isBusy,
    onChange: form.handleChange,
  });
  return (
    <>
      <FlagGroup {...section} title="Prices" flags={PRICE_FLAGS} />
      <FlagGroup {...section} title="Products and cart" flags={CART_FLAGS}>
        <TextField
          label="Label of the total of quantities"
          isRequired
          maxLength={LABEL_LIMIT}
          {...fieldAt(form, 'totalOrderQuantityLabel', isBusy)}
        />
        <SelectField
          label="A quantity that is no multiple"
          hint="For units that are sold in multiples. What was rounded is said."
          options={ROUNDING_WORDS}
          {...choice('orderQuantityRoundingFlag')}
        />
        <SelectField label="Pictures are shown" options={FIT_WORDS} {...choice('imageFit')} />
        <TextField
          label="Picture for products without one"
          placeholder="None"
          spellCheck={false}
          autoComplete="off"
          hint="The name of a picture of the shop, such as missing.svg."
          {...fieldAt(form, 'missingImage', isBusy)}
        />
      </FlagGroup>
      <FlagGroup {...section} title="Checkout" flags={CHECKOUT_FLAGS}>
        <SelectField
          label="Delivery date begins with"
          hint="In the Delivery step of checkout."
          options={DATE_WORDS}
          {...choice('defaultDeliveryDateFlag')}
        />
        <TextAreaField
          label="Message before checkout"
          hint="A step of its own that has to be acknowledged. Left empty, there is none."
          maxLength={MESSAGE_LIMIT}
          {...fieldAt(form, 'checkoutMessage', isBusy)}
        />
      </FlagGroup>
      <FlagGroup {...section} title="Documents and colors" flags={PAPER_FLAGS} />
      <FlagGroup {...section} title="Payment by card" flags={CARD_FLAGS} />
    </>
  );
}
