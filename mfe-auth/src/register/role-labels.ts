import type { Role } from '@campusway/contract';

export const roleLabels: Record<Role, string> = { student: 'Student', faculty: 'Faculty', parent: 'Parent' };
