import { defineRemote } from '@campusway/federation/remote';

export default defineRemote(import.meta.dirname);
