-- Upkeep removes the codes whose time has come, without reading the others.
create index reset_codes_by_end on reset_codes (expires_at);
