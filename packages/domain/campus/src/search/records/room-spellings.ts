import type { Room } from '../../model.ts';
import { keyOfCode, tokenize } from '../tokenize.ts';
import { ordinalsOf, romanValue, withFigures } from './number-words.ts';

/**
 * Further spellings of a room's names, not shown: `room 205`, `os lab`, `2nd year section a`, `cse 2a`, `1st floor
 * seminar hall`.
 */
export function roomSpellings({ number, sign = number, name, kind, aliases }: Room): string[] {
  const key = sign && keyOfCode(number);
  const figures = [name, ...aliases].flatMap((one) => withFigures(one) ?? []);
  return [
    ...(sign ? [`room ${number}`] : []),
    ...(sign && sign !== number ? [`room ${sign}`] : []),
    ...(key && !key.startsWith('-') ? [key] : []),
    ...figures,
    ...(kind === 'lab' ? initials(name) : []),
    ...(kind === 'classroom' ? years(name) : []),
  ];
}

/** `os lab` for the Operating Systems Lab, `iot lab` for Internet of Things. */
function initials(name: string): string[] {
  const words = tokenize(name);
  const last = words.pop();
  return words.length > 1 ? [`${words.map((word) => word[0]).join('')} ${last}`] : [];
}

/** Classrooms are named by year of study and section: `Classroom CSE II A` belongs to section A of the second year. */
function years(name: string): string[] {
  const words = name.split(' ');
  const year = words.map(romanValue).find((value) => value !== undefined);
  if (year === undefined) return [];
  const section = /^[A-Z]$/.exec(words.at(-1) ?? '')?.[0];
  const spellings = ordinalsOf(year).map(
    (ordinal) => `${ordinal} year ${section ? `section ${section}` : 'class'}`,
  );
  const others = words.filter((word) => romanValue(word) === undefined && word !== section);
  return section ? [...spellings, `${others.slice(1).join(' ')} ${year}${section}`] : spellings;
}
