/** Every command and every path that the Markdown files name exists: `npm run docs:check`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, projectRoot, runTool, ToolError } from '@campusway/toolkit';
import { createClaimChecker } from '../docs/check-claim.ts';
import { findClaims } from '../docs/find-claims.ts';

await runTool(async () => {
  const files = listRepositoryFiles();
  const documents = files.filter((file) => file.endsWith('.md'));
  const check = createClaimChecker(files);
  let count = 0;
  const faults = documents.flatMap((document) =>
    findClaims(readFileSync(join(projectRoot, document), 'utf8')).flatMap((claim) => {
      count += 1;
      const fault = check(claim, document);
      return fault ? [`${document}:${claim.line}  ${fault}`] : [];
    }),
  );
  if (faults.length > 0)
    throw new ToolError(`Commands or paths in documents that do not exist:\n${faults.join('\n')}`);
  console.log(`All ${count} commands, links and paths in ${documents.length} documents exist`);
});
