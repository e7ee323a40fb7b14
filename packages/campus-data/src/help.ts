import type { Help } from '@campusway/campus';
import file from '../data/help.json' with { type: 'json' };

/** What people ask for that the map does not show, and the desk that can help. */
export const help: Help = { desk: file.desk, topics: file.topics };
