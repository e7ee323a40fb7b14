/** Shown for missing values, and used in the data. */
export const notProvided = 'Not Provided';

export function isProvided(value: string): boolean {
  const text = value.trim();
  return text !== '' && text.toLowerCase() !== notProvided.toLowerCase();
}

/** `tel:` URL of a telephone number (6 to 15 digits, ITU-T E.164); undefined for other text. */
export function toTelephoneLink(contact: string): string | undefined {
  const digits = contact.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** `mailto:` URL of an e-mail address; undefined for other text. */
export function toMailLink(email: string): string | undefined {
  const address = email.trim();
  return /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(address)
    ? `mailto:${encodeURI(address)}`
    : undefined;
}
