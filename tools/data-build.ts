/** Derives plans, walking graph and places anew from the geometry files, and draws the pictures: `npm run data:build`. */
import { runTool } from '@campusway/toolkit';

await runTool(async () => {
  await import('@campusway/campus-data/build');
  await import('@campusway/campus-data/build-pictures');
  console.log('Wrote packages/campus-data/generated and packages/campus-data/assets');
});
