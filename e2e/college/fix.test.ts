import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCampus, writeCollegeFolder } from '@campusway/import';
import { doorlessHouse } from '@campusway/import/testing/doorless-house';
import { projectRoot } from '@campusway/toolkit';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { runNpm } from '../support/run-npm.ts';

const { open } = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'campusway-fix-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A college imported from a house with ten rooms without a door. */
function importHouse(): string {
  const [source, college] = [join(folder, 'house'), join(folder, 'college')];
  mkdirSync(source);
  for (const [name, text] of Object.entries(doorlessHouse)) writeFileSync(join(source, name), text);
  writeCollegeFolder(college, importCampus(source, { into: college }));
  return college;
}

test('npm run campus:fix: ten times Enter puts ten doors, a click and a name are undone and saved', async () => {
  const college = importHouse();
  const drawing = () => readFileSync(join(college, 'geometry/imported-building-1-0.geojson'), 'utf8');
  const before = drawing();
  const { output, waitForOutput, stop } = runNpm(projectRoot, ['run', 'campus:fix', '--', college]);
  onTestFinished(stop);
  await waitForOutput(/127\.0\.0\.1:\d+\/[0-9a-f]{32}\//);
  const { page, errors } = await open();
  await page.goto(/http:\S+/.exec(output())?.[0] ?? '');
  const left = page.getByRole('status').filter({ hasText: 'to fix' });
  await expect.poll(() => left.textContent()).toBe('13 to fix');
  await page.locator('.plan svg text').first().waitFor({ state: 'attached' });
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);

  await page.getByRole('button', { name: 'has no door' }).first().focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('Enter');
  await expect.poll(() => left.textContent()).toBe('3 to fix');
  expect(drawing()).toBe(before);

  const nameless = page.getByRole('button', { name: 'neither number nor name' }).first();
  const [, unit] = /"(.+)"/.exec((await nameless.textContent()) ?? '') ?? [];
  await nameless.click();
  const number = page.getByRole('textbox', { name: 'Number on the door' });
  await number.fill('201');
  await page.keyboard.press('Enter');
  await page.getByText('The number "201" is that of "Room"').waitFor();
  expect(await number.inputValue()).toBe('201');
  expect(errors.splice(0)).toEqual([expect.stringContaining('409')]);
  await number.fill('299');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save 11 changes' }).waitFor();
  await page.getByRole('combobox', { name: 'A click' }).selectOption('puts a door on a wall');
  const box = await page.locator('.plan .subject').first().boundingBox();
  if (!box) throw new Error('The plan does not show the room of the task');
  await page.mouse.click(box.x + box.width / 2, box.y + 2);
  await page.getByRole('button', { name: 'Save 12 changes' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Save 11 changes' }).click();
  await page.getByRole('button', { name: 'All saved' }).waitFor();
  const lines = before.split('\n').map((line) => line.replace(/,$/, ''));
  const added = drawing()
    .split('\n')
    .filter((line) => !lines.includes(line.replace(/,$/, '')));
  expect(added.filter((line) => line.includes('"category":"door"'))).toHaveLength(10);
  expect(added.filter((line) => line.includes('"room":"299"'))).toEqual([
    expect.stringContaining(`"id":"${unit}"`),
  ]);
  expect(added).toHaveLength(11);
});
