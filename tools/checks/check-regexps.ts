/** Every regular expression of the programs takes linear time: `npm run regexps`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, projectRoot, runTool, ToolError } from '@campusway/toolkit';
import { findSlowRegexps } from './regexps/find-slow-regexps.ts';

/** Tests and benchmarks read only their own texts. */
const tests = /\.test\.tsx?$|(?:^|\/)(?:tests|testing|bench|e2e)\//;

await runTool(async () => {
  const files = listRepositoryFiles().filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !tests.test(file));
  const findings: string[] = [];
  for (const file of files) {
    const slow = await findSlowRegexps(file, readFileSync(join(projectRoot, file), 'utf8'));
    findings.push(...slow.map(({ line, reason }) => `${file}:${line}  ${reason}`));
  }
  if (findings.length > 0)
    throw new ToolError(`Regular expressions with super-linear time:\n${findings.join('\n')}`);
  console.log(`Every regular expression takes linear time: ${files.length} files`);
});
