const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `21 November 2026`, in the time zone of the device. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** `21 Nov 2026, 09:14` */
export function formatMinute(time: string): string {
  return minute.format(new Date(time));
}
