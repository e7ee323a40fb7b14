import { roles } from '@campusway/contract';
import { Type } from 'typebox';
import { AccountSchema, DeliverSchema } from '../http-schemas.ts';

// Lengths and characters are the rules' business, not the schema's: at a login every text is an attempt like any other,
// and at a registration the rules say what is wrong in words for the form.
const username = Type.String({ examples: ['ana'] });
const password = Type.String({ examples: ['quiet river stones'] });
const role = Type.String({ description: `One of ${roles.join(', ')}`, examples: ['student'] });
const refreshToken = Type.Optional(
  Type.String({
    description: 'At a login, of a program: one that is valid keeps the delays of others away from it',
  }),
);
const strict = { additionalProperties: false };

export const RegisterBodySchema = Type.Object({ role, username, password }, strict);
export const LoginBodySchema = Type.Object(
  { username, password, deliver: DeliverSchema, refresh_token: refreshToken },
  strict,
);

/** With a role it registers, without one it logs in: the two calls of the site at the root path. */
export const CredentialsBodySchema = Type.Object(
  { role: Type.Optional(role), username, password, deliver: DeliverSchema, refresh_token: refreshToken },
  strict,
);

export const RegisteredSchema = Type.Object(
  { message: Type.String(), account: AccountSchema },
  { title: 'Registered' },
);

export const ChangePasswordBodySchema = Type.Object(
  { current_password: password, new_password: password },
  strict,
);
export const DeleteAccountBodySchema = Type.Object({ current_password: password }, strict);
export const ResetPasswordBodySchema = Type.Object(
  { username, code: Type.String({ description: 'From the operator' }), new_password: password },
  strict,
);
