import { useState } from 'react';
import { QuantityInput } from '../../../src/components/fields/QuantityInput.tsx';

interface QuantitySampleProps {
  readonly start: string;
  readonly error?: string;
  readonly isDisabled?: boolean;
}

export function QuantitySample({ start, error, isDisabled = false }: QuantitySampleProps) {
  const [value, setValue] = useState(start);
  return (
    <QuantityInput
      label="Quantity"
      unit="CS"
      value={value}
      error={error}
      isDisabled={isDisabled}
      onType={setValue}
      onSettle={() => undefined}
      onStep={(direction) => setValue(String(Math.max(0, Number(value) + (direction === 'up' ? 1 : -1))))}
    />
  );
}
