create table accounts (
  id text primary key,
  username text not null,
  username_key text not null unique,
  role text not null check (role in ('student', 'faculty', 'parent')),
  password_hash text not null,
  created_at integer not null,
  disabled_at integer
) strict;

-- One row for each device that is signed in. Of the refresh token only SHA-256 is kept.
create table sessions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  generation integer not null,
  token_hash text not null,
  previous_hash text,
  rotated_at integer not null,
  created_at integer not null,
  last_used_at integer not null,
  expires_at integer not null,
  agent text not null
) strict;

create index sessions_by_account on sessions (account_id, last_used_at);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_use on sessions (last_used_at);

-- Failed attempts in a row, by HMAC of the name: nothing here tells whether an account of that name exists.
create table attempts (
  key text primary key,
  failures integer not null,
  last_failure_at integer not null,
  blocked_until integer not null
) strict;

create index attempts_by_age on attempts (last_failure_at);

create table reset_codes (
  account_id text primary key references accounts (id) on delete cascade,
  code_hash text not null unique,
  expires_at integer not null
) strict;

-- Requests of one address in one window of time, shared by all instances.
create table rate_windows (
  key text primary key,
  hits integer not null,
  ends_at integer not null
) strict;

create index rate_windows_by_end on rate_windows (ends_at);
