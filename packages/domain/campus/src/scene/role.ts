import type { UnitCategory } from '../geometry/features.ts';
import type { PlanUnit } from '../geometry/level-plan.ts';
import { roomKinds } from '../model.ts';
import { capitalised } from '../text.ts';

/** Meaning of a mark, with its colour token of ui-kit. */
export const roleTokens = {
  'room.classroom': 'plan-classroom',
  'room.lab': 'plan-lab',
  'room.faculty': 'plan-faculty',
  'room.department': 'plan-department',
  'room.waiting': 'plan-waiting',
  'room.other': 'plan-other',
  corridor: 'plan-corridor',
  lobby: 'plan-lobby',
  service: 'plan-service',
  stairs: 'plan-stairs',
  lift: 'plan-lift',
  ground: 'plan-ground',
  green: 'plan-green',
  greenEdge: 'plan-green-edge',
  water: 'plan-water',
  path: 'plan-path',
  pathEdge: 'plan-path-edge',
  court: 'plan-court',
  courtLine: 'plan-court-line',
  building: 'plan-building',
  buildingEdge: 'plan-building-edge',
  site: 'plan-lobby',
  siteEdge: 'plan-door',
  wall: 'plan-wall',
  gap: 'plan-corridor',
  doorLeaf: 'plan-door',
  window: 'plan-classroom',
  glass: 'plan-wall',
  tread: 'plan-door',
  climb: 'plan-label',
  cabin: 'plan-lift',
  cabinEdge: 'plan-wall',
  voidCross: 'plan-path-edge',
  crown: 'plan-green',
  crownEdge: 'plan-green-edge',
  pole: 'plan-door',
  selected: 'plan-selected',
  label: 'plan-label',
  labelSoft: 'plan-label-soft',
  route: 'plan-route',
  routeCasing: 'plan-route-casing',
  sign: 'sign',
  onSign: 'on-sign',
} as const;

export type Role = keyof typeof roleTokens;

/** Roles by category; other categories are service rooms. */
const ofCategory: Readonly<Partial<Record<UnitCategory, Role>>> = {
  room: 'room.other',
  auditorium: 'room.other',
  library: 'room.other',
  walkway: 'corridor',
  lobby: 'lobby',
  lounge: 'lobby',
  terrace: 'path',
  stairs: 'stairs',
  elevator: 'lift',
  vegetation: 'green',
  opentobelow: 'ground',
  building: 'building',
  parking: 'path',
  road: 'path',
  plaza: 'lobby',
  fieldofplay: 'court',
  theater: 'path',
  water: 'water',
};

/** The role of a unit's floor: rooms by kind, everything else by category. */
export function roleOf({ kind, category }: Pick<PlanUnit, 'kind' | 'category'>): Role {
  return kind ? `room.${kind}` : (ofCategory[category] ?? 'service');
}

export interface LegendEntry {
  readonly role: Role;
  readonly words: string;
  /** Drawn over the colour, for users who cannot distinguish colours. */
  readonly symbol?: 'treads' | 'cross';
  /** Whether it applies to a unit. */
  readonly matches: (unit: Pick<PlanUnit, 'kind' | 'category'>) => boolean;
}

/** Legend of a floor: kinds of rooms, then corridor, stairs and lift. */
export const legendOfFloors: readonly LegendEntry[] = [
  ...roomKinds.map((kind) => ({
    role: `room.${kind}` as const,
    words: capitalised(kind),
    matches: (unit: Pick<PlanUnit, 'kind'>) => unit.kind === kind,
  })),
  { role: 'corridor', words: 'Corridor', matches: ({ category }) => category === 'walkway' },
  { role: 'stairs', words: 'Stairs', symbol: 'treads', matches: ({ category }) => category === 'stairs' },
  { role: 'lift', words: 'Lift', symbol: 'cross', matches: ({ category }) => category === 'elevator' },
];
