import { buildSite } from '@campusway/publishing/build';
import { runTool } from '@campusway/toolkit';

await runTool(buildSite);
