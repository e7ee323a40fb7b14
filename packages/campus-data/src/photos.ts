import file from '../data/photos.json' with { type: 'json' };

/** Origins outside the site from which photos may come: the content security policy names them. */
export const photoOrigins: readonly string[] = file.hosts.map((host) => `https://${host}`);

const folder = 'photos/';

/** URL of a person's photo as the staff file names it; undefined for a person without one. */
export function photoUrl(photo: string): string | undefined {
  if (!photo.startsWith(folder)) return photo || undefined;
  const name = photo.slice(folder.length);
  return new URL(`../data/photos/${name}`, import.meta.url).href;
}
