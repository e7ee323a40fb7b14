-- What an instance checks at its start: the fingerprint of the keys that belong to this database.
create table facts (
  name text primary key,
  value text not null
) strict;
