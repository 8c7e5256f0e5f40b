#!/bin/sh
# Run by the database's image once, on an empty volume: the product's role and its database. A role without superuser rights is bound by the rights
# on tables, so it can't change the audit log.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U postgres -d postgres <<'SQL'
create role rahba login createdb password :'password';
create database rahba owner rahba;
SQL
