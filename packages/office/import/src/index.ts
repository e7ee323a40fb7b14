export type { Guess } from './guesses.ts';
export { type ImportOptions, type ImportResult, importCampus } from './import-campus.ts';
export * from './model.ts';
export { findPeople, importPeople } from './people/import-people.ts';
export { readCampus } from './read-campus.ts';
export { writeCollegeFolder } from './write/college-folder.ts';
export { describeCounts, type ImportReport } from './write/report.ts';
