import { defineShell } from '@campusway/federation';

export default defineShell(import.meta.dirname);
