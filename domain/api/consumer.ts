import { type Static, Type } from 'typebox';
import { Code, Secret, Text } from '../schema/limits.ts';
import { ConsumerSettings } from '../settings/consumerSettings.ts';
import { endpoint } from './endpoint.ts';
import { ActionResult } from './password.ts';
import { Done } from './refusal.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

export const Consumer = Type.Object({
  company: NullableText,
  phone: NullableText,
  name: Type.String(),
  email: NullableText,
  emailOption: Type.Boolean(),
});
export type Consumer = Static<typeof Consumer>;

export const getConsumerSettings = endpoint({
  method: 'GET',
  path: '/api/settings/consumer',
  access: 'anonymous',
  summary: 'Texts and options of the sign-up form',
  answer: ConsumerSettings,
});

export const signUp = endpoint({
  method: 'POST',
  path: '/api/consumer/signup',
  access: 'anonymous',
  summary: 'Create a consumer account. The response is the same if the email address already has one',
  body: Type.Object({
    name: Text,
    email: Secret,
    company: Type.Optional(Type.Union([Text, Type.Null()])),
    phone: Type.Optional(Type.Union([Code, Type.Null()])),
    password: Secret,
    passwordConfirmation: Secret,
    verifyToken: Text,
    optIn: Type.Optional(Type.Boolean()),
  }),
  answer: ActionResult,
  codes: [
    'humanCheckFailed',
    'humanCheckUnavailable',
    'invalidFields',
    'passwordRefused',
    'signUpClosed',
    'tooManyAttempts',
  ],
});

export const verifyConsumer = endpoint({
  method: 'GET',
  path: '/api/consumer/verify',
  access: 'anonymous',
  summary: 'Verify an email address with the token from the email. Can be repeated until the token expires',
  query: Type.Object({ t: Type.Optional(Secret) }),
  answer: Done,
  codes: ['linkExpired'],
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/consumer/resend',
  access: 'anonymous',
  summary: 'Resend the verification email. The response is the same if the user does not exist',
  body: Type.Object({ email: Secret }),
  answer: Done,
  codes: ['tooManyAttempts'],
});

export const getConsumer = endpoint({
  method: 'GET',
  path: '/api/consumer',
  access: 'consumer',
  summary: 'Preferences of the consumer',
  answer: Consumer,
});

export const saveConsumer = endpoint({
  method: 'POST',
  path: '/api/consumer',
  access: 'consumer',
  summary: "Save the consumer's preferences. `email` must match the stored address, ignoring case",
  body: Type.Object({
    company: Type.Optional(Type.Union([Text, Type.Null()])),
    phone: Type.Optional(Type.Union([Code, Type.Null()])),
    email: Secret,
    emailOption: Type.Optional(Type.Boolean()),
  }),
  answer: ActionResult,
  codes: ['emailMismatch', 'invalidFields'],
});
