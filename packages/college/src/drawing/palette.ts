import type { PlanUnit } from '@campusway/campus';

export type Scheme = 'light' | 'dark';

export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly faint: string;
  readonly wall: string;
  readonly glass: string;
  readonly line: string;
  readonly green: string;
  readonly leaf: string;
  /** Lines painted on courts and bays. */
  readonly marking: string;
  readonly fills: Readonly<Record<Fill, string>>;
}

/** What a surface is, as far as its colour goes. */
export type Fill =
  | 'classroom'
  | 'lab'
  | 'faculty'
  | 'department'
  | 'waiting'
  | 'other'
  | 'floor'
  | 'service'
  | 'sanitary'
  | 'green'
  | 'void'
  | 'path'
  | 'road'
  | 'court'
  | 'building'
  | 'water';

export const palettes: Readonly<Record<Scheme, Palette>> = {
  light: {
    paper: '#fbf8f1',
    ink: '#26231e',
    faint: '#7d766a',
    wall: '#3a362f',
    glass: '#a9c3d1',
    line: '#8d8578',
    green: '#dfe9d2',
    leaf: '#b4cd9c',
    marking: '#fffdf8',
    fills: {
      classroom: '#faecc8',
      lab: '#d5e5ef',
      faculty: '#e9e0f0',
      department: '#dbe9d8',
      waiting: '#f8dccd',
      other: '#eae5da',
      floor: '#f6f2e8',
      service: '#fffdf8',
      sanitary: '#dcebea',
      green: '#dfe9d2',
      void: '#efebe1',
      path: '#fffdf8',
      road: '#ece6d9',
      court: '#ecd2bc',
      building: '#d9cfbd',
      water: '#c5deea',
    },
  },
  dark: {
    paper: '#171a1e',
    ink: '#f0ece3',
    faint: '#a39c8f',
    wall: '#8f8a80',
    glass: '#4f7d97',
    line: '#7f7a70',
    green: '#22301f',
    leaf: '#3e5a35',
    marking: '#8f8a80',
    fills: {
      classroom: '#4a4128',
      lab: '#263e4d',
      faculty: '#3c3349',
      department: '#2b4130',
      waiting: '#513729',
      other: '#393733',
      floor: '#23272c',
      service: '#2c3137',
      sanitary: '#244243',
      green: '#22301f',
      void: '#1b1e22',
      path: '#4a5058',
      road: '#33363a',
      court: '#50392a',
      building: '#4b463d',
      water: '#22445a',
    },
  },
};

export function fillOf({ category, kind }: PlanUnit): Fill {
  if (kind) return kind;
  switch (category) {
    case 'walkway':
    case 'lobby':
    case 'lounge':
      return 'floor';
    case 'stairs':
    case 'elevator':
      return 'service';
    case 'vegetation':
      return 'green';
    case 'opentobelow':
      return 'void';
    case 'road':
    case 'parking':
    case 'plaza':
    case 'theater':
    case 'terrace':
      return 'road';
    case 'fieldofplay':
      return 'court';
    case 'water':
      return 'water';
    case 'building':
      return 'building';
    default:
      return category.startsWith('restroom') ? 'sanitary' : 'other';
  }
}
