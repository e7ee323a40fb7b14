import { buildSite } from '@campusway/artefact/build';
import { runTool } from '@campusway/toolkit';

await runTool(buildSite);
