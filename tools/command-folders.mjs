// Plain JavaScript, so that an old Node can parse it.

/** Folders of the commands by who runs them. */
const folders = {
  develop: 'start dev build override new-remote font icons pictures',
  checks: `ok check-boundaries check-docs check-regexps check-types check-words surface relevance size figures
    prove prove-deploy drills`,
  testing: 'test test-browsers',
  campus: 'campus-new campus-import campus-fix campus-export data-check plans schemas',
  site: 'deploy promote abort pack modules rollback withdraw prune sign new-key serve',
  measure: 'bench bench-load bench-limit lighthouse long-tasks first-answer scale',
};

const byCommand = new Map(
  Object.entries(folders).flatMap(([folder, names]) => names.split(/\s+/).map((name) => [name, folder])),
);

/**
 * Path of a command's program, relative to this folder.
 * @param {string} command
 */
export function commandFile(command) {
  return `./${byCommand.get(command)}/${command}.ts`;
}
