import { serveSearch } from '@campusway/campus/search';

serveSearch(self);
