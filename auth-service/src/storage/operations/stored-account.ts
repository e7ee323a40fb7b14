import { isRole, type Role } from '@campusway/contract';
import { type Row, toNumber, toOptionalNumber, toText } from '../query.ts';

export interface StoredAccount {
  readonly id: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly role: Role;
  /** PHC string. */
  readonly passwordHash: string;
  readonly createdAt: number;
  readonly disabledAt: number | undefined;
}

export function toAccount(row: Row): StoredAccount {
  const role = row.role;
  if (!isRole(role)) throw new TypeError(`Cannot read role "${role}" of an account`);
  return {
    id: toText(row, 'id'),
    username: toText(row, 'username'),
    usernameKey: toText(row, 'username_key'),
    role,
    passwordHash: toText(row, 'password_hash'),
    createdAt: toNumber(row, 'created_at'),
    disabledAt: toOptionalNumber(row, 'disabled_at'),
  };
}
