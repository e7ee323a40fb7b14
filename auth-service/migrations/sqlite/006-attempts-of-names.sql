-- Upkeep deletes expired counters of names first.
create index attempts_of_names on attempts (last_failure_at) where recent <> '';
