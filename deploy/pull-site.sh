#!/bin/sh
# Fetches a site folder from the server, to deploy into it here and send it back with push-site.sh.
#   deploy/pull-site.sh [USER@HOST:]DIR SITE
set -eu
if [ $# -ne 2 ]; then
  sed -n '2,3s/^# //p' "$0" >&2
  exit 1
fi
target=$1 site=$2

mkdir -p "$site"
rsync --archive --delete --exclude '*.tmp' --exclude deploy.lock --exclude deploy.holder --exclude deploy.reserve "$target/" "$site/"
# push-site.sh compares this with the server, to detect another deployment in between.
readlink "$site/live" > "$site/pulled-live" 2> /dev/null || rm -f "$site/pulled-live"
