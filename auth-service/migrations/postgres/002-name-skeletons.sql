-- What names that look alike have in common. Empty where an older account has the same: both keep working.
alter table accounts add column name_skeleton text collate "C";
create unique index accounts_by_skeleton on accounts (name_skeleton);
