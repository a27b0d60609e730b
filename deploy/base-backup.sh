#!/bin/sh
# Copies the database to $WAL_DIR/base, where "backup restore --until" begins before it reads $WAL_DIR/log. Removes what is
# no longer needed to return to any moment of the last five days. tembo-base-backup.service runs it as the user postgres.
set -eu

cd "$WAL_DIR/base"
rm -rf unfinished
pg_basebackup --pgdata=unfinished --format=tar --gzip --checkpoint=fast --no-password
# Its end, from which on it is consistent.
mv unfinished "$(date -u +%Y-%m-%dT%H%M%SZ)"
# Those of six days and more go now, so that none gets older than seven. If the copy above fails, all stay. So does what
# somebody else has put there.
find . -mindepth 1 -maxdepth 1 -name '20*T*Z' -mtime +5 -exec rm -r {} +
oldest=$(ls -d 20*T*Z | head -n 1)
first=$(tar --occurrence=1 -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p')
pg_archivecleanup ../log "$first"
