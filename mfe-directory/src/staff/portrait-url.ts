import type { StaffMember } from '@campusway/campus';

const skins = ['#e8b98f', '#d49c6c', '#b97d4f', '#9a6238', '#c88d60'];
const hairs = ['#2b2320', '#1f1b1a', '#4a3a30', '#8d8780', '#3a2c22'];
const clothes = ['#3b74b8', '#4f7d6b', '#8a5a83', '#b0653f', '#5b6577', '#a3863c', '#3f8090', '#96504f'];
const grounds = ['#e9e0f0', '#d5e5ef', '#faecc8', '#dbe9d8', '#f8dccd', '#e7e2d6'];

/** Outlines of hair around a head centred at 32, 26: four long, three short, one balding. */
const cuts = [
  'M19 44V25c0-9 6-14 13-14s13 5 13 14v19c-3 2-5 2-6-1l1-17c-5 0-9-2-11-5-1 3-3 5-6 5l2 17c-1 3-4 3-6 1z',
  'M20 29c-1-11 4-18 12-18s13 7 12 18c-1-5-3-7-5-8-6 1-11 0-14-2-3 2-5 5-5 10zM26 11a6 5 0 1 1 12 0z',
  'M18 38c1-5 1-9 1-13 0-9 6-14 13-14s13 5 13 14c0 4 0 8 1 13-4 3-7 1-7-2l1-12c-6-1-11-3-14-6-1 4-2 5-3 6l1 12c0 3-3 5-6 2z',
  'M20 30c-2-12 4-19 12-19 9 0 14 7 12 19-1-5-2-8-4-10-8 0-13-1-16-4-2 4-3 8-4 14zM44 28c5 5 5 14 2 21-2 1-4 0-4-2 2-6 2-13 1-18z',
  'M21 26c-1-9 4-14 11-14s12 5 11 14c-1-3-2-5-4-6-5 0-10-1-13-3-3 2-4 5-5 9z',
  'M21 25c-2-8 3-13 8-12 5-3 15 0 14 12-1-3-2-4-4-4-4-3-9-3-13 0-3 0-4 1-5 4z',
  'M21 27c0-3-1-6 1-9 3-5 8-6 12-5 6 0 10 5 9 14-1-5-4-9-8-9-5 0-7 2-11 2-1 2-2 4-3 7z',
  'M21 29c-1-4-1-7 0-9 0 2 1 3 2 3v4zM43 29c1-4 1-7 0-9 0 2-1 3-2 3v4z',
];

/**
 * Drawn portrait as a data URL, for people without a photo: head and shoulders in flat colours, derived from the id.
 */
export function portraitUrl({ id, name }: Pick<StaffMember, 'id' | 'name'>): string {
  const roll = dice(id);
  const title = /^\w+/.exec(name)?.[0];
  const long = title === 'Mrs' || title === 'Ms';
  const cut = long ? roll(4) : 4 + roll(title === 'Mr' ? 4 : 3);
  const [skin, hair, cloth, ground] = [skins, hairs, clothes, grounds].map(
    (list) => list[roll(list.length)] ?? '',
  );
  const beard =
    title === 'Mr' && roll(3) === 0
      ? `<path d="M22 30c1 9 5 12 10 12s9-3 10-12c-3 3-5 4-10 4s-7-1-10-4z" fill="${hair}"/>`
      : '';
  const glasses =
    roll(3) === 0
      ? '<path d="M24 27a3.4 3 0 1 0 6.8 0a3.4 3 0 1 0-6.8 0M33.2 27a3.4 3 0 1 0 6.8 0a3.4 3 0 1 0-6.8 0M30.8 26.6h2.4" fill="none" stroke="#26231e" stroke-width="1"/>'
      : '';
  const collar = long
    ? `<path d="M24 46c2 5 14 5 16 0l-3-2H27z" fill="${skin}"/>`
    : '<path d="M26 45l6 7 6-7 3 2-5 9-4-4-4 4-5-9z" fill="#fffdf8"/>';
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="${ground}"/>` +
      `<path d="M8 64c0-12 9-18 24-18s24 6 24 18z" fill="${cloth}"/>` +
      `<path d="M27 36h10v9c-2 4-8 4-10 0z" fill="${skin}"/>${collar}` +
      `<ellipse cx="32" cy="27" rx="10.5" ry="13" fill="${skin}"/>${beard}<path d="${cuts[cut]}" fill="${hair}"/>${glasses}</svg>`,
  )}`;
}

/** Deterministic random numbers: a linear congruential generator, seeded by FNV-1a. */
function dice(seed: string): (sides: number) => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
