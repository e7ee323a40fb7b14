export type { ShownLevel, ShownRoom } from './drawn-college.ts';
export type { Task } from './find-tasks.ts';
export { type FixRequest, FixSession, type FixState } from './fix-session.ts';
