import { maskPhone, typedPhone } from '#domain/phone.ts';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';

/** A phone under its mask; `value` is its digits. */
export function PhoneField(props: Omit<MaskedFieldProps, 'show' | 'typed'>) {
  return (
    <MaskedField
      {...props}
      type="tel"
      inputMode="tel"
      placeholder="(###) ###-####"
      show={maskPhone}
      typed={typedPhone}
    />
  );
}
