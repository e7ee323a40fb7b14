import { runTool, ToolError } from '@campusway/toolkit';
import { measureSizes } from './figures/measure-sizes.ts';

await runTool(async () => {
  const rows = measureSizes();
  console.log('JavaScript, gzipped, kB   size  budget');
  for (const { name, size, budget } of rows) {
    console.log(`${name.padEnd(22)} ${size.toFixed(1).padStart(7)} ${String(budget).padStart(7)}`);
  }
  const over = rows.filter(({ size, budget }) => size > budget);
  if (over.length > 0)
    throw new ToolError(
      `Over budget: ${over.map(({ name }) => name).join(', ')}. Look for a large static import that a page could load later.`,
    );
});
