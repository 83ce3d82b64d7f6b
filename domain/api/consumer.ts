import { type Static, Type } from 'typebox';
import { Code, Secret, Text } from '../schema/limits.ts';
import { ConsumerSettings } from '../settings/consumerSettings.ts';
import { endpoint } from './endpoint.ts';
import { Told } from './password.ts';
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
  summary: 'What the sign-up dialog says and asks',
  answer: ConsumerSettings,
});

export const signUp = endpoint({
  method: 'POST',
  path: '/api/consumer/signup',
  access: 'anonymous',
  summary: 'Make an account of a consumer; the answer is the same where the address has one already',
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
  answer: Told,
});

export const verifyConsumer = endpoint({
  method: 'GET',
  path: '/api/consumer/verify',
  access: 'anonymous',
  summary: 'Confirm the address of a consumer by the token of the letter; again within its life, too',
  query: Type.Object({ t: Type.Optional(Secret) }),
  answer: Done,
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/consumer/resend',
  access: 'anonymous',
  summary: 'Have the letter of verification sent again; the answer is the same whether the user exists or not',
  body: Type.Object({ email: Secret }),
  answer: Done,
});

export const getConsumer = endpoint({
  method: 'GET',
  path: '/api/consumer',
  access: 'consumer',
  summary: "The consumer's own preferences",
  answer: Consumer,
});

export const saveConsumer = endpoint({
  method: 'POST',
  path: '/api/consumer',
  access: 'consumer',
  summary: "Save the consumer's preferences; `email` must equal the stored one, ignoring case",
  body: Type.Object({
    company: Type.Optional(Type.Union([Text, Type.Null()])),
    phone: Type.Optional(Type.Union([Code, Type.Null()])),
    email: Secret,
    emailOption: Type.Optional(Type.Boolean()),
  }),
  answer: Told,
});
