import { MESSAGE_LIMIT } from '#domain/rules/siteRules.ts';
import { LABEL_LIMIT } from '#domain/rules/userRules.ts';
import { OWN_SETTING_TEXTS } from '#domain/users/ownSettingTexts.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { FlagGroup } from './FlagGroup.tsx';
import { fieldAt, type RuleSection } from './ruleSection.ts';
import { CARD_FLAGS, CART_FLAGS, CHECKOUT_FLAGS, PAPER_FLAGS, PRICE_FLAGS } from './siteFlags.ts';

const { totalOrderQuantityLabel, missingImage, checkoutMessage } = OWN_SETTING_TEXTS;

/** What users see and may do, as long as their customer or they themselves have nothing else. */
export function UserSections(section: RuleSection<'user'>) {
  const { form, isBusy } = section;
  const choice = (path: 'orderQuantityRoundingFlag' | 'defaultDeliveryDateFlag' | 'imageFit') => ({
    label: OWN_SETTING_TEXTS[path].label,
    hint: OWN_SETTING_TEXTS[path].hint,
    options: OWN_SETTING_TEXTS[path].choices.map(([value, label]) => ({ value, label })),
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
          label={totalOrderQuantityLabel.label}
          hint={totalOrderQuantityLabel.hint}
          isRequired
          maxLength={LABEL_LIMIT}
          {...fieldAt(form, 'totalOrderQuantityLabel', isBusy)}
        />
        <SelectField {...choice('orderQuantityRoundingFlag')} />
        <SelectField {...choice('imageFit')} />
        <TextField
          label={missingImage.label}
          placeholder="None"
          spellCheck={false}
          autoComplete="off"
          hint={missingImage.hint}
          {...fieldAt(form, 'missingImage', isBusy)}
        />
      </FlagGroup>
      <FlagGroup {...section} title="Checkout" flags={CHECKOUT_FLAGS}>
        <SelectField {...choice('defaultDeliveryDateFlag')} />
        <TextAreaField
          label={checkoutMessage.label}
          hint={`${checkoutMessage.hint} Left empty, there is none.`}
          maxLength={MESSAGE_LIMIT}
          {...fieldAt(form, 'checkoutMessage', isBusy)}
        />
      </FlagGroup>
      <FlagGroup {...section} title="Documents and colors" flags={PAPER_FLAGS} />
      <FlagGroup {...section} title="Payment by card" flags={CARD_FLAGS} />
    </>
  );
}
