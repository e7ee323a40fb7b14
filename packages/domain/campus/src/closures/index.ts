export { closuresByPlace } from './closed-places.ts';
export { type Clock, closureAt, describeClosure, explainClosures, formatInstant } from './closure-text.ts';
export { createTimetable, nextChange } from './timetable.ts';
