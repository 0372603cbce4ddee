#!/usr/bin/env bash
# Replaces the `gh` command in the tests of the workflows. The folder in FAKE_GH contains the data of GitHub:
# artifacts/<run>/<name>/, heads.json with the commit of each pull request, and comments.json.
set -euo pipefail

fail() {
  echo "$1" >&2
  exit 1
}

declare -A option=([jq]=. [method]=GET)
words=()
while test $# -gt 0
do
  case "$1" in
    --repo | --name | --dir | --jq | --method | --field)
      option[${1#--}]=$2
      shift
      ;;
    --paginate | --silent) ;;
    -*) fail "unknown option $1" ;;
    *) words+=("$1") ;;
  esac
  shift
done

comments=$FAKE_GH/comments.json
# Changes the comments with a jq program, in which $body is the text of the file in `--field body=@file`.
change() {
  [[ ${option[field]-} == body=@* ]] || fail "unknown field ${option[field]-}"
  jq --rawfile body "${option[field]#body=@}" "$@" "$comments" > "$comments.new"
  mv "$comments.new" "$comments"
}

path=${words[1]-}
case "${words[0]-} ${option[method]} $path" in
  'run GET download')
    artifact=$FAKE_GH/artifacts/${words[2]-}/${option[name]-}
    test -e "$artifact" || fail 'no artifact'
    cp -r "$artifact" "${option[dir]}"
    ;;
  'api GET repos/a/b/pulls/'*)
    jq --arg pull "${path##*/}" '{ head: { sha: .[$pull] } }' "$FAKE_GH/heads.json" | jq -r "${option[jq]}"
    ;;
  'api GET repos/a/b/issues/7/comments') jq -r "${option[jq]}" "$comments" ;;
  'api POST repos/a/b/issues/7/comments')
    change '. + [{ id: (length + 1), user: { login: "github-actions[bot]" }, body: $body }]'
    ;;
  'api PATCH repos/a/b/issues/comments/'*)
    change --argjson id "${path##*/}" 'map(if .id == $id then .body = $body else . end)'
    ;;
  *) fail "unknown command ${words[*]-} ${option[method]}" ;;
esac
