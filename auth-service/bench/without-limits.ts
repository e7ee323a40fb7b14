/** All load comes from one address. */
export const withoutLimits = {
  AUTH_LIMIT_LOGIN: '1000000',
  AUTH_LIMIT_REGISTER: '1000000',
  AUTH_LIMIT_OTHER: '1000000',
  AUTH_LIMIT_INVALID: '1000000',
} as const;
