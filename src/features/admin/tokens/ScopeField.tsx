import { useId } from 'react';
import { SCOPES, type Scope } from '#domain/integration/scopes.ts';
import { TOKEN_FIELDS } from '#domain/integration/tokenFields.ts';
import { adminText } from '#domain/texts/adminText.ts';
import styles from './Tokens.module.css';

interface ScopeFieldProps {
  readonly scopes: readonly Scope[];
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onChoose: (scope: Scope, isChosen: boolean) => void;
}

/** The permissions of a token, each with an explanation. */
export function ScopeField({ scopes, isBusy, error, onChoose }: ScopeFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.scopes} aria-describedby={`${id}-error`}>
      <legend>{TOKEN_FIELDS.scopes.label}</legend>
      {SCOPES.map((scope) => (
        <div key={scope} className={styles.scope}>
          <input
            id={`${id}${scope}`}
            type="checkbox"
            checked={scopes.includes(scope)}
            disabled={isBusy}
            aria-describedby={`${id}${scope}-hint`}
            onChange={({ currentTarget }) => onChoose(scope, currentTarget.checked)}
          />
          <label htmlFor={`${id}${scope}`}>{adminText(`scope.${scope}.title`)}</label>
          <p id={`${id}${scope}-hint`} className={styles.facts}>
            {`${adminText(`scope.${scope}.hint`)} `}
            <code>{scope}</code>
          </p>
        </div>
      ))}
      <p id={`${id}-error`} role="alert" className={styles.problem}>
        {error}
      </p>
    </fieldset>
  );
}
