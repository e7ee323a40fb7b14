import { roles } from '@campusway/contract';
import { Type } from 'typebox';
import { AccountSchema, DeliverSchema } from '../http-schemas.ts';

// No lengths and patterns here: a login accepts any text, and a registration reports them with the messages of the form.
const username = Type.String({ examples: ['ana'] });
const password = Type.String({ examples: ['quiet river stones'] });
const role = Type.String({ description: `One of ${roles.join(', ')}`, examples: ['student'] });
const refreshToken = Type.Optional(
  Type.String({
    description:
      'For programs: a valid one makes the device known, so failed attempts of others do not delay its login. The login ends its session',
  }),
);
const strict = { additionalProperties: false };

export const RegisterBodySchema = Type.Object({ role, username, password }, strict);
export const LoginBodySchema = Type.Object(
  { username, password, deliver: DeliverSchema, refresh_token: refreshToken },
  strict,
);

/** Registers with a role, logs in without one. */
export const CredentialsBodySchema = Type.Object(
  { role: Type.Optional(role), username, password, deliver: DeliverSchema, refresh_token: refreshToken },
  strict,
);

export const RegisteredSchema = Type.Object(
  { message: Type.String(), account: AccountSchema },
  { title: 'Registered' },
);

export const ChangePasswordBodySchema = Type.Object(
  { current_password: password, new_password: password, deliver: DeliverSchema },
  strict,
);
export const DeleteAccountBodySchema = Type.Object({ current_password: password }, strict);
export const ResetPasswordBodySchema = Type.Object(
  { username, code: Type.String({ description: 'From the operator' }), new_password: password },
  strict,
);
