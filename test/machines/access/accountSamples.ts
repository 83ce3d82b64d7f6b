import { DEFAULT_PASSWORD_OPTIONS, type PasswordOptions } from '#domain/account/passwordPolicy.ts';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import type { HumanCheckSite } from '#machines/access/humanCheck/humanProof.ts';
import type { Registration } from '#machines/access/signUp/signUpMachine.ts';

export const localCheck: HumanCheckSite = { kind: 'local', siteKey: 'local' };
export const proof = { token: 'proof-1', lifeMs: 100_000 };
export const strict: PasswordOptions = { ...DEFAULT_PASSWORD_OPTIONS, minimumPasswordLength: 12 };
export const consumerSettings: ConsumerSettings = {
  registrationMessage: 'Welcome aboard.',
  useOption: true,
  optionDefault: false,
  optionText: 'Send me offers',
};
export const registration: Registration = {
  name: 'Ada Shore',
  email: 'ada@example.com',
  company: '',
  phone: '2075550142',
  password: 'Harbor#2026x',
  passwordConfirmation: 'Harbor#2026x',
  optIn: true,
};
export const outcomes = {
  done: { kind: 'done', text: 'It is done.' },
  refused: { kind: 'refused', text: 'No.' },
} as const;
