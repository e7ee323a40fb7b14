/** Rows and columns of keyboards, forwards and backwards. */
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1234567890',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsx',
  'zaqxswcdevfr',
  'qweasdzxc',
  'qweasdzxc123',
  'asdfqwer',
  'qwerasdf',
  'abcd1234',
  'a1b2c3d4e5f6',
  '1a2b3c4d5e',
  'abc123abc123',
];
export const keyboardRuns: readonly string[] = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Frequent words of campuses and web services that lists of breached passwords lack. */
export const ownWords: readonly string[] = `
login welcome willkommen bienvenue contrasena qwertz qwer abc abcd abcde abcdef abcdefg abcdefgh
yahoo gmail hotmail instagram whatsapp twitter netflix fortnite roblox mysql postgres kubernetes
campusway campus university college faculty classroom exam exams student students teacher professor
yourpassword thepassword oldpassword mynameis iamthebest imthebest iambest iloveindia bestfriends
`
  .trim()
  .split(/\s+/);
