#!/bin/sh
# Sends a site folder to the server: first the builds, then the releases, and at last swaps the link `live`. An interruption
# leaves either the old site or the new one, and perhaps old colleges.
#   deploy/push-site.sh SITE [USER@HOST:]DIR
set -eu
if [ $# -ne 2 ]; then
  sed -n '2,4s/^# //p' "$0" >&2
  exit 1
fi
site=$1 target=$2
case $target in
  *:*) directory=${target#*:} ;;
  *) directory=$target ;;
esac

# Runs a script on the server, or here when the target is a folder of this machine.
there() {
  case $target in
    *:*) ssh "${target%%:*}" "sh -eu -s -- '$directory' '$1' '$2'" ;;
    *) sh -eu -s -- "$directory" "$1" "$2" ;;
  esac
}

pulled=$(cat "$site/pulled-live" 2> /dev/null || true)
live=$(readlink "$site/live")

there "$pulled" - << 'SCRIPT'
mkdir -p "$1/modules" "$1/releases"
now=$(readlink "$1/live" || true)
if [ "$now" != "$2" ]; then
  echo "Cannot send the site: the server has \"$now\" live, but \"$2\" was fetched. Fetch the site and deploy again." >&2
  exit 1
fi
SCRIPT
rsync --archive --exclude '*.tmp' "$site/modules/" "$target/modules/"
rsync --archive --exclude '*.tmp' "$site/releases/" "$target/releases/"
there "$pulled" "$live" << 'SCRIPT'
[ "$(readlink "$1/live" || true)" = "$2" ] || { echo "Cannot send the site: another deployment finished first. Fetch the site and deploy again." >&2; exit 1; }
ln -sfn "$3" "$1/live.push.tmp"
mv -T "$1/live.push.tmp" "$1/live"
SCRIPT
# Here the deployment has deleted what names people who have left: delete it there too.
[ ! -d "$site/modules/college" ] || rsync --archive --delete --exclude '*.tmp' "$site/modules/college/" "$target/modules/college/"
printf '%s\n' "$live" > "$site/pulled-live"
echo "Sent: release ${live#releases/} is live at $target"
