#!/bin/sh
# Runs ENGINE_PROGRAM so that it ends with the process that started it, even when that is killed.
exec setpriv --pdeathsig KILL "$ENGINE_PROGRAM" "$@"
