#!/usr/bin/env bash
# Publishes the site on the branch `pages`, twice: at the root for the latest version, and in /v/<version>/ for good.
# Does not change the sites of earlier versions.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(node -p "require('./package.json').version")
base=${SITE_BASE:-/$(basename "${GITHUB_REPOSITORY:?}")/}
site=$(mktemp -d)

if git fetch --quiet origin pages 2>/dev/null; then
  git worktree add --quiet --detach "$site" FETCH_HEAD
else
  git worktree add --quiet --detach "$site"
  git -C "$site" checkout --quiet --orphan pages-first
  git -C "$site" rm -rfq .
fi
if [ -d "$site/v/$version" ]; then
  echo "the site of version $version is already published; nothing was changed" >&2
  exit 1
fi
find "$site" -mindepth 1 -maxdepth 1 ! -name .git ! -name v -exec rm -rf {} +

npx pnpm --filter docs build:site --base "$base"
cp -R apps/docs/dist/. "$site/"
npx pnpm --filter docs build:site --base "${base}v/$version/"
mkdir -p "$site/v/$version"
cp -R apps/docs/dist/. "$site/v/$version/"
find "$site" -name '*.gz' -delete
rm -f "$site"/.built-from "$site"/.files.json "$site"/v/*/.built-from "$site"/v/*/.files.json
touch "$site/.nojekyll"

git -C "$site" add -A
git -C "$site" -c user.name='github-actions[bot]' \
  -c user.email='41898282+github-actions[bot]@users.noreply.github.com' commit -m "docs: $version"
git -C "$site" push --quiet origin HEAD:refs/heads/pages
git worktree remove --force "$site"
