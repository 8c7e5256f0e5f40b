#!/bin/sh
# A backup of the database and the files, named by its time. Run it from cron on the machine that runs compose:
#   0 * * * *  cd /srv/rahba/deploy && ./backup.sh /srv/backups
# For less than an hour between backups, archive the write-ahead log as well (PostgreSQL manual, 25.3).
set -eu
target=${1:?usage: backup.sh FOLDER}
stamp=$(date -u +%Y%m%dT%H%M%SZ)
folder="$target/$stamp"
mkdir -p "$folder"
docker compose exec -T database pg_dump -U rahba --format=custom rahba >"$folder/database.dump"
docker compose exec -T worker tar -C /data -cf - files >"$folder/files.tar"
(cd "$folder" && sha256sum database.dump files.tar >SHA256SUMS)
echo "$folder"
