/** No text of the project has a word that CONTRIBUTING.md bans, and no commit a long subject: `npm run words`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, projectRoot, runTool, ToolError } from '@campusway/toolkit';
import { findBannedWords, parseBannedWords } from './words/banned-words.ts';

/** Texts that we write: code, styles, documents, scripts, settings of servers; no data. */
const texts = /\.(tsx?|mjs|css|html|md|sh|sql|ya?ml|conf|ini|service)$|(^|\/)(Dockerfile|run)$/;
/** Tests of the check itself have to write the words. */
const itself = 'tools/checks/words/';
const maxSubject = 72;
/** Some earlier subjects are longer. A date, since a shallow clone lacks old commits. */
const subjectsSince = '2026-11-23T05:41:17Z';

await runTool(async () => {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const banned = parseBannedWords(read('CONTRIBUTING.md'));
  if (banned.length === 0) throw new ToolError('CONTRIBUTING.md has no table of banned words');
  const files = listRepositoryFiles().filter((file) => texts.test(file) && !file.startsWith(itself));
  const findings = files.flatMap((file) => [
    ...findBannedWords(file, banned).map(
      ({ word, instead }) => `${file}  is named "${word}": write ${instead}`,
    ),
    ...findBannedWords(read(file), banned).map(
      ({ line, word, instead }) => `${file}:${line}  "${word}": write ${instead}`,
    ),
  ]);
  // Empty outside a clone.
  const { stdout } = spawnSync('git', ['log', `--since=${subjectsSince}`, '--no-merges', '--format=%s'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const long = (stdout ?? '').split('\n').filter((subject) => subject.length > maxSubject);
  findings.push(...long.map((subject) => `commit subject of over ${maxSubject} characters: ${subject}`));
  if (findings.length > 0) throw new ToolError(`CONTRIBUTING.md does not allow:\n${findings.join('\n')}`);
  console.log(`None of the ${banned.length} banned words in ${files.length} files`);
});
