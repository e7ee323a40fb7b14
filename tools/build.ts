import { runTool } from './fail.ts';
import { buildSite } from './site/build-site.ts';

await runTool(buildSite);
