import type { StaffMember } from '@campusway/campus';
import { createRandom } from '@campusway/campus/bench/random.ts';

const first = ['Asha', 'José', 'Meenakshi', 'Łukasz', 'Zoë', 'Ravi', 'Nguyễn', 'Omar', 'Grace', 'Ingrid'];
const last = [
  'Verma',
  'Venkataraman',
  'Ó Briain',
  'Krishnan',
  'Müller',
  'Swain',
  'Parthasarathy',
  'Li',
  'Rao',
];
const titles = ['Dr.', 'Mr.', 'Mrs.', 'Ms.', 'Prof.'];
const designations = ['Professor', 'Associate Professor', 'Assistant Professor', 'Lab Technician', ''];
const rooms = ['205', '205, 212', 'EMP1043', 'CSE-T09', '', '230A'];

/** `count` generated people of one department, the same for each count, for tests and benchmarks of large lists. */
export function inventStaff(count: number): readonly StaffMember[] {
  const random = createRandom(count);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  return Array.from({ length: count }, (_, at) => ({
    id: `cse-person-${at}`,
    department: 'cse' as const,
    group: at % 4 === 0 ? ('non-teaching' as const) : ('teaching' as const),
    name: `${pick(titles)} ${pick(first)} ${pick(last)} ${at}`,
    designation: pick(designations),
    room: pick(rooms),
    contact: '+91 00000 10000',
    email: `person-${at}@college.example`,
    photo: '',
  }));
}
