-- Times of the failed attempts for a name in the last day, as JSON. Empty in the other counters.
alter table attempts add column recent text not null default '';
