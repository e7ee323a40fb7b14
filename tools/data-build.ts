/** Derives plans, walking graph and places anew from the geometry files: `npm run data:build`. */
import { runTool } from './fail.ts';

await runTool(async () => {
  await import('@campusway/campus-data/build');
  console.log('Wrote packages/campus-data/generated');
});
