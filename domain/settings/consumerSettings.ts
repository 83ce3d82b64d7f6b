import { type Static, Type } from 'typebox';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** Texts and options of the sign-up form besides its fields (specification 3, Consumer settings). */
export const ConsumerSettings = Type.Object({
  registrationMessage: NullableText,
  useOption: Type.Boolean(),
  optionDefault: Type.Boolean(),
  optionText: NullableText,
  /** Whether the shop has /terms and /privacy; absent: it has not. */
  hasTerms: Type.Optional(Type.Boolean()),
  hasPrivacy: Type.Optional(Type.Boolean()),
});
export type ConsumerSettings = Static<typeof ConsumerSettings>;
