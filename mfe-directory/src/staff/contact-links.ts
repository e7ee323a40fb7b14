/** What is shown where nothing was given, and what offices write themselves. */
export const notProvided = 'Not Provided';

export function isProvided(value: string): boolean {
  const text = value.trim();
  return text !== '' && text.toLowerCase() !== notProvided.toLowerCase();
}

/** `tel:` for what is a telephone number (6 to 15 digits, ITU-T E.164), else undefined. */
export function toTelephoneLink(contact: string): string | undefined {
  const digits = contact.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** `mailto:` for what is an e-mail address, else undefined. */
export function toMailLink(email: string): string | undefined {
  const address = email.trim();
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(address) ? `mailto:${encodeURI(address)}` : undefined;
}
