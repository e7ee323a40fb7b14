/** Publishes the college of a folder as a site, and prints what it took as JSON: `publish.ts SITE COLLEGE`. */
import { publishSite } from '@campusway/publishing/commands';
import { pageQuality } from '@campusway/publishing/release';
import { runToolWithArgs, ToolError } from '@campusway/toolkit';

export interface Publication {
  readonly seconds: number;
  /** The largest amount of memory in use, GiB. */
  readonly gigabytes: number;
}

await runToolWithArgs(async ([site, college]) => {
  if (!site || !college) throw new ToolError('publish.ts SITE COLLEGE');
  await publishSite(site, {}, { college, quality: pageQuality.best });
  const publication: Publication = {
    seconds: performance.now() / 1000,
    gigabytes: process.resourceUsage().maxRSS / 1024 ** 2,
  };
  console.log(JSON.stringify(publication));
});
