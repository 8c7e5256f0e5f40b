#!/bin/sh
# Puts a backup in place of what is there. It asks first, checks the sums, and stops the nodes meanwhile.
set -eu
folder=${1:?usage: restore.sh BACKUP_FOLDER}
(cd "$folder" && sha256sum -c SHA256SUMS)
printf 'This replaces the database and the files by those of %s. Type yes to go on: ' "$folder"
read -r answer
[ "$answer" = yes ] || exit 1
docker compose stop web worker
docker compose exec -T database dropdb -U rahba --if-exists --force rahba
docker compose exec -T database createdb -U rahba rahba
docker compose exec -T database pg_restore -U rahba --dbname=rahba --exit-on-error <"$folder/database.dump"
docker compose run --rm -T --no-deps worker sh -c 'rm -rf /data/files && tar -C /data -xf -' <"$folder/files.tar"
docker compose start web worker
docker compose exec -T worker node -e "fetch('http://web:3000/api/ready').then((r) => console.log(r.ok ? 'ready' : 'not ready yet'))"
