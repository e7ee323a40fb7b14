import { defineRemote } from '@campusway/federation';

export default defineRemote(import.meta.dirname);
